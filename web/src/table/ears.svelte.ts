// Whether the page makes sounds: off until asked. The synthesiser itself is loaded with the first table.

const KEPT = 'tapis.sound';

class Ears {
  on = $state(typeof localStorage !== 'undefined' && localStorage.getItem(KEPT) === 'on');

  toggle() {
    this.on = !this.on;
    localStorage.setItem(KEPT, this.on ? 'on' : 'off');
  }
}

export const ears = new Ears();
