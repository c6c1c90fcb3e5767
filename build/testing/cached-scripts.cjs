/**
 * Has each module compiled once a worker instead of once a test file (docs/decisions/109). Jest runs the modules of every file in a
 * context of their own and compiles them there: 1,600 modules, 12 MB, for one screen. A compiled script can run in any number of
 * contexts, where it makes objects of that context only, so that test files share nothing but code.
 */
const vm = require('node:vm');

const { compileFunction } = vm;

/** Latest script of each file, with the text that it was made of. */
const kept = new Map();

/** Reports whether a source may import at run time, which takes the loader of the test file that compiled it. */
const mayImport = (code) => /\bimport\s*\(/.test(code);

/** Compiles a module as Node's `compileFunction` does, once for all contexts. */
function compileOnce(code, parameters, options) {
  const { filename, parsingContext } = options ?? {};
  if (!filename || !parsingContext || mayImport(code)) return compileFunction(code, parameters, options);
  const head = `(function (${parameters.join()}) {`;
  let entry = kept.get(filename);
  if (entry?.code !== code || entry.head !== head) {
    const script = new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
    entry = { code, head, script };
    kept.set(filename, entry);
  }
  return entry.script.runInContext(parsingContext);
}

/** Has jest compile by way of {@link compileOnce} from now on in this process. */
function cacheScripts() {
  vm.compileFunction = compileOnce;
}

module.exports = { compileOnce, cacheScripts };
