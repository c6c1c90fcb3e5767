/** Returns the key under which a tab stores the draft of a service's form; `new` for one that isn't stored yet. */
export const serviceDraftKey = (uid: string, id: string): string => `${uid}:service:${id}`;
