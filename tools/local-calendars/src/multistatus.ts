const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes a text for XML. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);

/** Returns the response element of a requested resource, with its properties as XML. */
export const resource = (href: string, properties: string): string =>
  `<d:response><d:href>${escapeXml(href)}</d:href><d:propstat><d:prop>${properties}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`;

/** Returns the body of an answer about several resources (RFC 4918 §13). */
export const multistatus = (resources: readonly string[]): string =>
  `<?xml version="1.0" encoding="utf-8"?><d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:cs="http://calendarserver.org/ns/">${resources.join('')}</d:multistatus>`;
