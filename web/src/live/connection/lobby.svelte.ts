import type { TableInfo } from '../../wire';
import { observe } from './connection.svelte';

let tables = $state.raw<TableInfo[] | null>(null);

/** The public tables; null until the server has sent them. */
export const lobby = {
  get tables(): TableInfo[] | null {
    return tables;
  },
};

observe((msg) => {
  if (msg.t === 'lobby') tables = msg.tables;
});
