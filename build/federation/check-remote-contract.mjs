/**
 * Compares the modules that a remote exposes with its contract with the shell, by their types, and prints what differs.
 *
 *   node build/federation/check-remote-contract.mjs WORKSPACE '{"./App":"./src/app/exposed.ts"}'
 */
import { basename, join } from 'node:path';
import ts from 'typescript';

const [root, exposed] = process.argv.slice(2);
const modules = Object.entries(JSON.parse(exposed));

// A file that exists only here, beside those that it compares.
const comparison = join(root, 'remote-contract-check.ts');
const text = [
  "import type { RemoteModules } from 'shared-lib/remote-contract';",
  ...modules.map(
    ([, source], n) => `import * as module${n} from ${JSON.stringify(source.replace(/\.tsx?$/, ''))};`,
  ),
  `({ ${modules.map(([name], n) => `${JSON.stringify(name)}: module${n}`).join(', ')} }) satisfies RemoteModules;`,
].join('\n');

const { options, fileNames } = ts.getParsedCommandLineOfConfigFile(
  join(root, 'tsconfig.json'),
  { composite: false, incremental: false, noEmit: true },
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: ({ messageText }) => console.error(messageText) },
);
const host = ts.createCompilerHost(options);
const { fileExists, getSourceFile } = host;
host.fileExists = (file) => file === comparison || fileExists(file);
host.getSourceFile = (file, ...rest) =>
  file === comparison
    ? ts.createSourceFile(file, text, ts.ScriptTarget.ES2022)
    : getSourceFile(file, ...rest);

const declarations = fileNames.filter((file) => file.endsWith('.d.ts'));
const program = ts.createProgram({ rootNames: [comparison, ...declarations], options, host });
const found = program.getSemanticDiagnostics(program.getSourceFile(comparison));
for (const { messageText } of found)
  console.log(
    `${basename(root)} breaks the remotes’ contract: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
  );
process.exit(found.length === 0 ? 0 : 1);
