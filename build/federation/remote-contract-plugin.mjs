import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const CHECK = fileURLToPath(new URL('./check-remote-contract.mjs', import.meta.url));

/**
 * Fails the build of a remote whose exposed modules aren't what its contract with the shell says (`shared-lib/remote-contract`).
 * The build itself transpiles only; this looks at their types, in a process beside it.
 */
export class RemoteContractPlugin {
  /** @param {Record<string, string>} exposed - Source of each exposed module, by its name. */
  constructor(exposed) {
    this.exposed = exposed;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.make.tapPromise('RemoteContractPlugin', async (compilation) => {
      const args = [CHECK, compiler.context, JSON.stringify(this.exposed)];
      try {
        await promisify(execFile)(process.execPath, args);
      } catch (error) {
        const { stdout, stderr } = error;
        compilation.errors.push(new compiler.webpack.WebpackError(stdout || stderr));
      }
    });
  }
}
