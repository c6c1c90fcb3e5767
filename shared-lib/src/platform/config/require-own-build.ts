import { deployment } from './deployment';

/**
 * Refuses to load a build in a project that it wasn't made for: a local build would write links to 127.0.0.1 into
 * mail, and another project's build links to that one. The CLI loads the functions before it deploys them, so that such
 * a deployment stops there.
 *
 * @param project - Project that loads the build; empty or a `demo-…` one is a developer's machine.
 * @param built - Project that the build was made for; `null` for a local build.
 * @throws Error that names both projects.
 */
export function requireOwnBuild(
  project: string = process.env['GCLOUD_PROJECT'] ?? '',
  built: string | null = deployment?.firebase.projectId ?? null,
): void {
  if (project === '' || project.startsWith('demo-') || project === built) return;
  throw new Error(
    `This build is for ${built ?? 'the local stack'}, not for ${project}: build it with FIREBASE_PROJECT_ID=${project}`,
  );
}
