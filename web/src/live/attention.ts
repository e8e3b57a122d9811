/** Calls the player back to a hidden tab: by its title, and by a notification if that was allowed. */
export function call(table: string, text: string): void {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  const note = new Notification('Orrery', { body: text, tag: table, icon: '/icons/192.png' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

export type Allowed = 'granted' | 'denied' | 'default' | 'none';

export function allowed(): Allowed {
  return 'Notification' in window ? Notification.permission : 'none';
}

export async function askToCall(): Promise<Allowed> {
  return 'Notification' in window ? Notification.requestPermission() : 'none';
}
