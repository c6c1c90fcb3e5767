const PASSWORD = 'tarjetero';

/**
 * Signs a demo account in.
 *
 * @param {string} auth - Address of the Auth emulator.
 * @param {string} email
 * @returns {Promise<string>} Its ID token.
 */
export async function idTokenOf(auth, email) {
  const response = await fetch(
    `${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
    },
  );
  const { idToken } = await response.json();
  if (!idToken) throw new Error(`${email} cannot sign in: ${response.status}`);
  return idToken;
}

/**
 * Calls a function of the product as an app does.
 *
 * @param {string} functions - Address of the functions.
 * @param {string} name
 * @param {{ idToken: string, data?: object, signal?: AbortSignal }} options
 */
export async function callFunction(functions, name, { idToken, data = {}, signal }) {
  const response = await fetch(`${functions}/demo-tarjetero/us-central1/api/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ data }),
    signal,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${name}: ${response.status} ${text}`);
}
