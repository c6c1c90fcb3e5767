/**
 * Returns the folder that a part of the product is built to, from the root: `dist`, which deployments upload, only for a project; or below
 * BUILD_OUTPUT, for a build beside the release (`tools/rehearsal/variants.mjs`).
 *
 * @param {string} part - A workspace.
 * @param {boolean} [isForProject] - False for the local stack.
 */
export const outputFolder = (part, isForProject = Boolean(process.env.FIREBASE_PROJECT_ID)) =>
  process.env.BUILD_OUTPUT
    ? `${process.env.BUILD_OUTPUT}/${part}`
    : isForProject
      ? `${part}/dist`
      : `.local/build/${part}`;
