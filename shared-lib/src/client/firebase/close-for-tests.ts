import { deleteApp, getApps } from 'firebase/app';

/** Closes every connection that a test's repositories opened, so that the test can end. */
export async function closeFirebase(): Promise<void> {
  await Promise.all(getApps().map((app) => deleteApp(app)));
}
