/** Names the bell by the number of unread notifications. */
export function bellLabel(unread: number): string {
  if (unread === 0) return 'Notificaciones';
  return unread === 1 ? 'Notificaciones, 1 sin leer' : `Notificaciones, ${unread} sin leer`;
}
