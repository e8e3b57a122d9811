import { observe } from './connection.svelte';

let tables = $state.raw<string[]>([]);

/** Other tables where it is this user's turn. */
export const turns = {
  get tables(): string[] {
    return tables;
  },
};

observe((msg) => {
  if (msg.t === 'turn' && !tables.includes(msg.table)) tables = [...tables, msg.table];
});

export function forgetTurn(table: string): void {
  tables = tables.filter((id) => id !== table);
}
