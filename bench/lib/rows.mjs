/**
 * A line of the budget table.
 *
 * @typedef {{ name: string, measured: string, budget: string, ok: boolean }} Row
 */

const shown = (value, unit) =>
  `${Number.isInteger(value) ? value : value.toFixed(2)}${unit ? ` ${unit}` : ''}`;

/** A figure that must not pass its budget. */
export function atMost(name, value, budget, unit = '', note = '') {
  return {
    name,
    measured: shown(value, unit) + (note && ` (${note})`),
    budget: `≤ ${shown(budget, unit)}`,
    ok: value <= budget,
  };
}

/** A figure that must reach its budget. */
export function atLeast(name, value, budget, unit = '', note = '') {
  return {
    name,
    measured: shown(value, unit) + (note && ` (${note})`),
    budget: `≥ ${shown(budget, unit)}`,
    ok: value >= budget,
  };
}

/** A figure that has one right value. */
export function exactly(name, value, expected) {
  return { name, measured: String(value), budget: String(expected), ok: value === expected };
}

/** A figure that is only told. */
export function told(name, value, unit = '', note = '') {
  return { name, measured: shown(value, unit) + (note && ` (${note})`), budget: '–', ok: true };
}

/** The table as text, columns aligned. */
export function formatTable(rows) {
  const header = { name: 'name', measured: 'measured', budget: 'budget', ok: 'ok' };
  const cells = [header, ...rows.map((row) => ({ ...row, ok: row.ok ? 'yes' : 'NO' }))];
  const width = (column) => Math.max(...cells.map((row) => row[column].length));
  const columns = ['name', 'measured', 'budget', 'ok'];
  const line = (row) =>
    columns
      .map((column) => row[column].padEnd(width(column)))
      .join('  ')
      .trimEnd();
  const rule = columns.map((column) => '-'.repeat(width(column))).join('  ');
  return [line(cells[0]), rule, ...cells.slice(1).map(line)].join('\n');
}
