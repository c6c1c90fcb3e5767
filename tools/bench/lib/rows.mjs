/**
 * A line of the budget table.
 *
 * @typedef {object} Row
 * @property {string} name
 * @property {number | string} measured
 * @property {number | string | null} budget - Null for a figure that is only reported.
 * @property {'≤' | '≥' | '=' | ''} relation - Relation that the figure must have to its budget.
 * @property {string} unit - Of both; empty for counts and words.
 * @property {string} note - What the figure was computed from.
 * @property {boolean} ok
 */

/**
 * Returns a figure that must not pass its budget.
 *
 * @returns {Row}
 */
export function atMost(name, measured, budget, unit = '', note = '') {
  return { name, measured, budget, relation: '≤', unit, note, ok: measured <= budget };
}

/**
 * Returns a figure that must reach its budget.
 *
 * @returns {Row}
 */
export function atLeast(name, measured, budget, unit = '', note = '') {
  return { name, measured, budget, relation: '≥', unit, note, ok: measured >= budget };
}

/**
 * Returns a figure that has one right value.
 *
 * @returns {Row}
 */
export function exactly(name, measured, budget) {
  return { name, measured, budget, relation: '=', unit: '', note: '', ok: measured === budget };
}

/**
 * Returns a figure that is only reported, without a budget.
 *
 * @returns {Row}
 */
export function told(name, measured, unit = '', note = '') {
  return { name, measured, budget: null, relation: '', unit, note, ok: true };
}

/**
 * Returns the row of a group that ended with an error.
 *
 * @returns {Row}
 */
export function notMeasured(group, message) {
  return {
    name: `${group}: the group ended with an error`,
    measured: message,
    budget: null,
    relation: '',
    unit: '',
    note: '',
    ok: false,
  };
}

const shown = (value, unit) => {
  const text = typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(2) : String(value);
  return unit ? `${text} ${unit}` : text;
};

/** Columns are as wide as most of their cells: a row is printed before the later ones are known. */
const NAME_WIDTH = 76;
const MEASURED_WIDTH = 36;
const BUDGET_WIDTH = 12;

const line = (name, measured, budget, ok) =>
  [name.padEnd(NAME_WIDTH), measured.padEnd(MEASURED_WIDTH), budget.padEnd(BUDGET_WIDTH), ok].join('  ');

/** Returns the head of the budget table as text. */
export function formatHead() {
  const rule = line('-'.repeat(NAME_WIDTH), '-'.repeat(MEASURED_WIDTH), '-'.repeat(BUDGET_WIDTH), '---');
  return `${line('name', 'measured', 'budget', 'ok')}\n${rule}`;
}

/**
 * Returns a row of the budget table as text.
 *
 * @param {Row} row
 */
export function formatRow({ name, measured, budget, relation, unit, note, ok }) {
  const measuredText = shown(measured, unit) + (note && ` (${note})`);
  const budgetText =
    budget === null ? '–' : `${relation === '=' ? '' : `${relation} `}${shown(budget, unit)}`;
  return line(name, measuredText, budgetText, ok ? 'yes' : 'NO');
}
