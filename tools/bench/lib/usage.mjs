/**
 * Returns the usage that local-firebase would have billed for an action, by its own count.
 *
 * @param {string} firestore - Its address.
 * @param {() => Promise<unknown>} work
 */
export async function usageOf(firestore, work) {
  await fetch(`${firestore}/__local/usage/reset`, { method: 'POST' });
  await work();
  const response = await fetch(`${firestore}/__local/usage`);
  return response.json();
}
