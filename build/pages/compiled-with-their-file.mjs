import webpack from 'webpack';

/** The files that a signed-in person's first screen runs, by the names of their chunks. */
const FIRST_FILES = /^assets\/(main|react|libraries|foundation|start|frame|home)\.[0-9a-f]{8}\.js$/;

/**
 * Has browsers compile all functions of the first screen's files while the files arrive, beside the page. V8 otherwise compiles a function
 * when it is first called, on the main thread. Browsers that don't know the comment ignore it.
 */
export function compiledWithTheirFile() {
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include: FIRST_FILES,
    // It counts at the very beginning of a file; what is minified loses its comments.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}
