import { mount } from 'svelte';
import App from './App.svelte';
import { phrases } from './words';
import './look/tokens.css';
import './look/shell.css';
import './look/base.css';

await phrases.learn();
const target = document.getElementById('app');
if (target) mount(App, { target });
