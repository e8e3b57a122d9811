/** Calls the player back to a hidden tab: by the title, and by a notification if the player allowed it. */
export function notifyWhenHidden(table: string, text: string): void {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  const note = new Notification('Orrery', { body: text, tag: table, icon: '/icons/192.png' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

export type Permission = 'granted' | 'denied' | 'default' | 'none';

export function currentPermission(): Permission {
  return 'Notification' in window ? Notification.permission : 'none';
}

export async function requestPermission(): Promise<Permission> {
  return 'Notification' in window ? Notification.requestPermission() : 'none';
}
