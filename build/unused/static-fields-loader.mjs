/**
 * Moves constants that a package assigns to its classes into the classes, as static fields. A minifier drops a class that nobody uses,
 * but not one to which something is assigned: Auth's SDK, which is compiled for browsers of before static fields, brings
 * its providers, pop-ups and second factors that way (docs/decisions/080).
 *
 * Only literals that are assigned right after their class are moved, which changes no meaning.
 */
import ts from 'typescript';

/**
 * Returns a source with the constants of its classes in the classes. Every line stays where it is, so that a source map still fits.
 *
 * @param {string} source
 */
export function withStaticFields(source) {
  const file = ts.createSourceFile('module.js', source, ts.ScriptTarget.ES2022);
  const edits = [];
  let owner = null;
  for (const statement of file.statements) {
    if (ts.isClassDeclaration(statement)) {
      owner = statement;
      continue;
    }
    const field = fieldOf(statement, owner?.name?.text, file);
    if (!field) owner = null;
    else {
      edits.push({ from: owner.end - 1, to: owner.end - 1, text: field });
      edits.push({ from: statement.getStart(file), to: statement.end, text: '' });
    }
  }
  let text = '';
  let end = 0;
  // A stable sort keeps the fields of a class in their order.
  for (const edit of edits.sort((one, other) => one.from - other.from)) {
    text += source.slice(end, edit.from) + edit.text;
    end = edit.to;
  }
  return text + source.slice(end);
}

/** Returns the static field that an assignment to a class stands for; `null` for any other statement. */
function fieldOf(statement, className, file) {
  if (!className || !ts.isExpressionStatement(statement)) return null;
  const { left, operatorToken, right } = statement.expression;
  const isAssignment =
    operatorToken?.kind === ts.SyntaxKind.EqualsToken &&
    ts.isPropertyAccessExpression(left) &&
    ts.isIdentifier(left.expression) &&
    left.expression.text === className;
  if (!isAssignment || !isConstant(right)) return null;
  return `static ${left.name.text} = ${right.getText(file)};`;
}

/** Reports whether an expression is a literal of one line, which means the same wherever it stands. */
const isConstant = (expression) =>
  ts.isStringLiteral(expression) ||
  ts.isNumericLiteral(expression) ||
  [ts.SyntaxKind.NullKeyword, ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword].includes(
    expression.kind,
  ) ||
  (ts.isArrayLiteralExpression(expression) && expression.elements.length === 0);

/** Loads a package's file with its constants in its classes. */
export default function staticFieldsLoader(source, map, meta) {
  this.callback(null, withStaticFields(source), map, meta);
}
