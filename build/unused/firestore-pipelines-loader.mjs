/**
 * Leaves the engine of pipelines out of Firestore's SDK. Of every query and target the SDK asks whether it is a pipeline, and so brings
 * an interpreter of their stages and functions into each page. Nothing here makes a pipeline, so that the answer
 * is always no (docs/decisions/079): where it is written out, the minifier drops all that nobody calls any more.
 *
 * It changes a built file of the SDK, which is pinned: a file in which something isn't where it is expected fails the build.
 */

const ARGUMENT = String.raw`\((?:[^()]|\([^()]*\))*\)`;

/** Replacements in the source: what is looked for, how often it occurs, and what takes its place. */
const REPLACEMENTS = [
  [new RegExp(`(?<!function )__PRIVATE_isPipeline${ARGUMENT}`, 'g'), 23, 'false'],
  [new RegExp(`(?<!function )__PRIVATE_targetIsPipelineTarget${ARGUMENT}`, 'g'), 9, 'false'],
  [/\b\w+ instanceof CorePipeline\b/g, 13, 'false'],
  [/\b\w+ instanceof __PRIVATE_RealtimePipeline\b/g, 1, 'false'],
  [/void 0 !== e\.structuredPipeline\b/g, 1, 'false'],
  // Methods of a class that is used: a minifier keeps them, but not what comes after the error.
  [
    /\b(?:getDocumentsMatchingPipeline|getOverlaysForPipeline)\([\w, ]+\) \{/g,
    2,
    "$& throw new Error('Pipelines are left out of this build');",
  ],
];

/**
 * Returns the SDK's source without pipelines.
 *
 * @param {string} source
 * @throws {Error} If it isn't the source that this was written for.
 */
export function withoutPipelines(source) {
  return REPLACEMENTS.reduce((text, [pattern, times, replacement]) => {
    const found = text.match(pattern)?.length ?? 0;
    if (found !== times)
      throw new Error(
        `Firestore's SDK has ${pattern} ${found} times in place of ${times}: is it another version than build/unused was written for?`,
      );
    return text.replace(pattern, replacement);
  }, source);
}

/** Loads Firestore's SDK without pipelines. */
export default function firestorePipelinesLoader(source, map, meta) {
  // Every line stays where it is, so that a source map still fits.
  this.callback(null, withoutPipelines(source), map, meta);
}
