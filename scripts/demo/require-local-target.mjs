/**
 * Stops a script that writes test or demo data unless everything it would write to is on this machine and the project
 * is one that can't exist at Google.
 */
export function requireLocalTarget(env = process.env) {
  const project = env.GCLOUD_PROJECT ?? '';
  if (!project.startsWith('demo-'))
    throw new Error(`El proyecto «${project}» no es de demostración: no se escribe nada.`);
  for (const name of [
    'FIRESTORE_EMULATOR_HOST',
    'FIREBASE_STORAGE_EMULATOR_HOST',
    'FIREBASE_AUTH_EMULATOR_HOST',
  ]) {
    if (!/^(127\.0\.0\.1|localhost):\d+$/.test(env[name] ?? '')) {
      throw new Error(`${name} no apunta a esta máquina: no se escribe nada.`);
    }
  }
}
