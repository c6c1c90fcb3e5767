import { equalRules } from './equality';
import { compare, holdsOrder } from './order';
import { isNumber, isUnknown, typeOf, Unknown, type Fact, type RulesValue } from './values';

type OrderOperator = '<' | '<=' | '>' | '>=';

const UNKNOWN = new Unknown();

/** Reports whether the query's filters on a field exclude a value, so that the field can't equal it. */
export function provenUnequal({ facts }: Unknown, value: RulesValue): boolean {
  return facts.some((fact) => {
    if (fact.op === '!=') return equalRules(fact.value, value);
    // A range filter only finds values of its bound's own type.
    if (!sameKind(fact.value, value)) return true;
    return hasOrder(value) && !holdsOrder(fact.op, compare(value, fact.value));
  });
}

function sameKind(a: RulesValue, b: RulesValue): boolean {
  return isNumber(a) ? isNumber(b) : typeOf(a) === typeOf(b);
}

/** Queries order more types than the language does. */
function hasOrder(value: RulesValue): boolean {
  return isNumber(value) || ['string', 'timestamp', 'bytes'].includes(typeOf(value));
}

/** Proves `left op right` for an unknown with bounds; anything else stays unknown. */
export function provenOrder(operator: OrderOperator, left: RulesValue, right: RulesValue): RulesValue {
  if (left instanceof Unknown && !isUnknown(right)) {
    if (left.facts.some((fact) => implies(fact, operator, right))) return true;
    if (left.facts.some((fact) => implies(fact, OPPOSITE[operator], right))) return false;
  } else if (right instanceof Unknown && !isUnknown(left)) {
    return provenOrder(MIRROR[operator], right, left);
  }
  return UNKNOWN;
}

const OPPOSITE = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' } as const;
const MIRROR = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;

function implies(fact: Fact, operator: OrderOperator, bound: RulesValue): boolean {
  if (fact.op === '!=' || fact.op[0] !== operator[0]) return false;
  if (!sameKind(fact.value, bound) || !hasOrder(bound)) return false;
  const order = compare(fact.value, bound);
  if (operator[0] === '<') return order < 0 || (order === 0 && (operator === '<=' || fact.op === '<'));
  return order > 0 || (order === 0 && (operator === '>=' || fact.op === '>'));
}

/** Reports whether a value that is known by its bounds is of a type; unknown when they don't decide that. */
export function typeFromFacts({ facts }: Unknown, wanted: string): RulesValue {
  const bound = facts.find(({ op }) => op !== '!=');
  if (!bound) return UNKNOWN;
  if (isNumber(bound.value))
    return wanted === 'number' ? true : wanted === 'int' || wanted === 'float' ? UNKNOWN : false;
  return typeOf(bound.value) === wanted;
}
