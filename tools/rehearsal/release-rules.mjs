/**
 * Has Firestore go by other rules from its next request on.
 *
 * @param {string} firestore - Address of local-firebase.
 * @param {string} project
 * @param {string} source - Of the rules.
 * @throws Error that says what is wrong with them.
 */
export async function releaseRules(firestore, project, source) {
  const response = await fetch(`${firestore}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: source }] } }),
  });
  if (!response.ok) throw new Error(await response.text());
}
