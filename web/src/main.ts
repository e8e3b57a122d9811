import { mount } from 'svelte';
import App from './App.svelte';
import { keepFocus } from './live/focus';
import { dropLink, findMe, startHouse } from './live/house.svelte';
import { applyAll } from './live/settings.svelte';
import { followLinks } from './router.svelte';
import './styles/tokens.css';
import './styles/base.css';
import './styles/card.css';
import './styles/card-states.css';
import './styles/curve.css';

declare global {
  interface Window {
    /** For tests of the whole: cuts the line as a bad network would. */
    __orrery: { drop(): void };
  }
}

async function start(): Promise<void> {
  startHouse();
  followLinks();
  await Promise.all([applyAll(), findMe()]);
  const target = document.getElementById('app');
  if (!target) return;
  mount(App, { target });
  keepFocus(target);
  window.__orrery = { drop: dropLink };
}

void start();
