/** Returns the key under which a tab keeps the changed form of a service; `new` for one that isn't stored yet. */
export const serviceDraftKey = (uid: string, id: string): string => `${uid}:service:${id}`;
