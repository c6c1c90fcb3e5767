/**
 * Stands for re2js in the browser builds. Firestore's SDK runs `regexContains`, `regexMatch` and `like` of pipelines with
 * it against what the browser keeps; queries and listeners never do, and pipelines are not used here.
 */
export const RE2JS = {
  compile() {
    throw new Error('Pipelines with regular expressions are left out of this build (build/unused/re2js.mjs)');
  },
};
