// Two rooms: casino at night, terrace by day. They follow the system until somebody chooses.

type RoomLight = 'night' | 'terrace';

const KEPT = 'tapis.room';

class Light {
  #chosen = $state<RoomLight | null>(null);

  constructor() {
    if (typeof localStorage === 'undefined') return; // Tests draw without a browser.
    const kept = localStorage.getItem(KEPT);
    if (kept === 'night' || kept === 'terrace') this.set(kept);
  }

  get now(): RoomLight {
    return this.#chosen ?? (typeof matchMedia !== 'undefined' && matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'terrace');
  }

  set(light: RoomLight) {
    this.#chosen = light;
    localStorage.setItem(KEPT, light);
    document.documentElement.dataset['room'] = light;
  }
}

export const light = new Light();
