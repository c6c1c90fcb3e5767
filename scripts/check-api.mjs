/**
 * Compares what shared-lib and local-firebase export with `docs/api/*.md`, so that a change of either's interface is seen in
 * review. `-- --update` writes the reports anew.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './lib/paths.mjs';

/** Workspaces whose exports others rely on. */
const REPORTED = ['shared-lib', 'local-firebase'];

const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteArrowStyleSignature;

/** Lists the modules that a package exports: their import path and source file. */
function modulesOf(workspace) {
  const { exports } = JSON.parse(readFileSync(join(ROOT, workspace, 'package.json'), 'utf8'));
  return Object.entries(exports)
    .map(([path, target]) => [path, target.types ?? target])
    .filter(([, file]) => /\.tsx?$/.test(file))
    .flatMap(([path, file]) => {
      if (!path.includes('*')) return [{ path, file }];
      const [before, after] = file.split('*');
      return ts.sys
        .getDirectories(join(ROOT, workspace, before))
        .map((name) => ({ path: path.replace('*', name), file: before + name + after }));
    })
    .map(({ path, file }) => ({
      name: workspace + path.slice(1),
      file: join(ROOT, workspace, file),
    }))
    .filter(({ file }) => existsSync(file));
}

/** Returns a declaration as one line without comments. */
function inOneLine(node) {
  const printer = ts.createPrinter({ removeComments: true });
  return printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()).replace(/\s+/g, ' ');
}

/** Describes an export: types as they are written, values by their type. */
function describe(symbol, checker) {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const [declaration] = target.declarations ?? [];
  if (!declaration) return `${symbol.name}: unknown`;
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration))
    return inOneLine(declaration).replace(/^export /, '');
  if (ts.isClassDeclaration(declaration)) return `class ${symbol.name}`;
  const type = checker.typeToString(
    checker.getTypeOfSymbolAtLocation(target, declaration),
    undefined,
    FORMAT,
  );
  return `${symbol.name}: ${type.replaceAll(`${ROOT}/`, '')}`;
}

/** Writes the report of a workspace: each module with its exports in order. */
function reportOf(workspace) {
  const { config } = ts.readConfigFile(join(ROOT, workspace, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(ROOT, workspace));
  const modules = modulesOf(workspace);
  const program = ts.createProgram(
    modules.map(({ file }) => file),
    { ...options, noEmit: true },
  );
  const checker = program.getTypeChecker();
  const parts = modules.map(({ name, file }) => {
    const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)));
    const lines = exported.map((symbol) => describe(symbol, checker)).sort();
    return `## ${name}\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`;
  });
  return `# What ${workspace} exports\n\nWritten by \`npm run api -- --update\`; \`npm test\` fails where it isn't true.\n\n${parts.join('\n')}`;
}

let isTrue = true;
for (const workspace of REPORTED) {
  const path = join(ROOT, 'docs/api', `${workspace}.md`);
  const report = reportOf(workspace);
  if (process.argv.includes('--update')) {
    mkdirSync(join(ROOT, 'docs/api'), { recursive: true });
    writeFileSync(path, report);
  } else if (!existsSync(path) || readFileSync(path, 'utf8') !== report) {
    console.error(`docs/api/${workspace}.md: las exportaciones han cambiado; npm run api -- --update`);
    isTrue = false;
  }
}
process.exit(isTrue ? 0 : 1);
