import { mount } from 'svelte';
import App from './App.svelte';
import { keepFocus } from './live/ui/focus';
import { dropConnection, watchNetwork } from './live/connection/connection.svelte';
import { findMe, startSession } from './live/connection/session.svelte';
import { loadSymbols } from './live/ui/symbols';
import { applyAll } from './live/settings/preferences.svelte';
import { followLinks } from './router.svelte';
import './styles/spotlight.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/card.css';
import './styles/card-print.css';
import './styles/card-states.css';
import './styles/arena-card-size.css';
import './styles/card-arena.css';
import './styles/curve.css';
import './styles/lap.css';

declare global {
  interface Window {
    /** For end-to-end tests: cuts the connection. */
    __orrery: { drop(): void };
  }
}

async function start(): Promise<void> {
  watchNetwork();
  startSession();
  followLinks();
  // Without them the icons are blank.
  void loadSymbols();
  await Promise.all([applyAll(), findMe()]);
  const target = document.getElementById('app');
  if (!target) return;
  mount(App, { target });
  keepFocus(target);
  window.__orrery = { drop: dropConnection };
}

/** A page older than the server misses its chunks: reload it, but not in a loop. */
addEventListener('vite:preloadError', () => {
  const last = Number(sessionStorage.getItem('orrery-reloaded'));
  if (Date.now() - last < 20_000) return;
  sessionStorage.setItem('orrery-reloaded', String(Date.now()));
  location.reload();
});

void start();
