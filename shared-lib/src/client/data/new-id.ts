const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 20;

/** Creates an id as the SDK does, without the SDK. */
function newId(): string {
  const fair = 256 - (256 % ALPHABET.length);
  let id = '';
  while (id.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(2 * LENGTH))) {
      if (byte < fair && id.length < LENGTH) id += ALPHABET[byte % ALPHABET.length];
    }
  }
  return id;
}

/** Creates an id for a new card, so that a repeated request creates only one. */
export const newCardId = newId;

/** Creates an id for a new template, so that a repeated save creates only one. */
export const newTemplateId = newId;

/** Creates an id for another calendar of an owner, so that a repeated request adds it only once. */
export const newCalendarSourceId = newId;
