import { mount } from 'svelte';
import App from './App.svelte';
import { keepFocus } from './live/focus';
import { dropLink, findMe, startHouse } from './live/house.svelte';
import { loadSymbols } from './live/symbols';
import { applyAll } from './live/settings.svelte';
import { followLinks } from './router.svelte';
import './styles/tokens.css';
import './styles/base.css';
import './styles/card.css';
import './styles/card-print.css';
import './styles/card-states.css';
import './styles/arena-room.css';
import './styles/card-arena.css';
import './styles/curve.css';
import './styles/lap.css';

declare global {
  interface Window {
    /** For tests of the whole: cuts the line as a bad network would. */
    __orrery: { drop(): void };
  }
}

async function start(): Promise<void> {
  startHouse();
  followLinks();
  // Without them every sign is a blank beside its word.
  void loadSymbols();
  await Promise.all([applyAll(), findMe()]);
  const target = document.getElementById('app');
  if (!target) return;
  mount(App, { target });
  keepFocus(target);
  window.__orrery = { drop: dropLink };
}

/** The parts of a page that is older than the server are gone: it is loaded anew, but not again and again. */
addEventListener('vite:preloadError', () => {
  const last = Number(sessionStorage.getItem('orrery-reloaded'));
  if (Date.now() - last < 20_000) return;
  sessionStorage.setItem('orrery-reloaded', String(Date.now()));
  location.reload();
});

void start();
