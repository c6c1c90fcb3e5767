/**
 * Returns the folder that a part of the product is built to, from the root: `dist`, which deployments upload, only for a project.
 *
 * @param {string} part - A workspace.
 * @param {boolean} [isForProject] - False for the local stack.
 */
export const outputFolder = (part, isForProject = Boolean(process.env.FIREBASE_PROJECT_ID)) =>
  isForProject ? `${part}/dist` : `.local/build/${part}`;
