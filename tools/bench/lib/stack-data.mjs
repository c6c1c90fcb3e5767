/**
 * Exports the data of the stack once and restores it before each group, so that no group measures what another has left.
 */
async function ask(url, init) {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text.slice(0, 200)}`);
  return text;
}

/**
 * Exports all documents and files as they are now.
 *
 * @param {string} firestore - Address of the local Firestore.
 * @returns {Promise<string>} What `restoreData` takes.
 */
export function keepData(firestore) {
  return ask(`${firestore}/__local/export`);
}

/**
 * Deletes all documents and files and writes the exported ones.
 *
 * @param {string} firestore - Address of the local Firestore.
 * @param {string} saved
 */
export async function restoreData(firestore, saved) {
  await ask(`${firestore}/__local/reset`, { method: 'POST' });
  await ask(`${firestore}/__local/import`, { method: 'POST', body: saved });
}
