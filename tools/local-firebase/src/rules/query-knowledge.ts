import type { Query, FieldFilter } from '../store/query';
import { disjunctionsOf } from '../store/query';
import { isNamePath, NAME_FIELD, formatFieldPath } from '../store/field-paths';
import { lastSegment } from '../store/names';
import { elementsOf, fieldsOf, toDouble, type Value } from '../store/values';
import { rulesPathOf, toRulesValue } from './from-firestore';
import { ANY_SEGMENT, ANY_SEGMENTS, type RequestPath } from './match-path';
import { PartialList, PartialMap, RulesMap, Unknown, type Fact, type RulesValue } from './values';

/** Facts that a query implies for every document of its result, for one branch of its ORs. */
export interface QueryKnowledge {
  path: RequestPath;
  resource: RulesValue;
}

/**
 * Writes down, for each disjunction of a query, what is certain about its documents: where they are,
 * fields that an equality fixes, items that a list must hold, bounds that a value stays within. A list rule
 * has to be provable for all of them.
 */
export function knowledgeOf(query: Query): QueryKnowledge[] {
  return disjunctionsOf(query.filter).flatMap((conjunction) => {
    const name = conjunction.find(({ path, op }) => isNamePath(path) && op === 'EQUAL')?.value.referenceValue;
    const identity: [string, RulesValue][] =
      name === undefined
        ? []
        : [
            ['id', lastSegment(name)],
            ['__name__', rulesPathOf(name)],
          ];
    const path = name === undefined ? openPath(query) : rulesPathOf(name).segments;
    return readingsOf(conjunction).map((filters) => ({
      path,
      resource: new PartialMap(new Map([['data', dataKnowledge(filters)], ...identity])),
    }));
  });
}

/** A filter whose value is settled. */
interface KnownFilter {
  path: readonly string[];
  op: FieldFilter['op'];
  value: Value;
}

/**
 * Returns the readings of a query that rules must all allow: `a == 1` also finds the float 1.0, which a rule can distinguish from the
 * integer.
 */
function readingsOf(conjunction: readonly FieldFilter[]): KnownFilter[][] {
  const reading = (convert: (value: Value) => Value): KnownFilter[] =>
    conjunction.map(({ path, op, value }) => ({ path, op, value: op === 'EQUAL' ? convert(value) : value }));
  const [integers, floats] = [reading(withIntegers), reading(withFloats)];
  return JSON.stringify(integers) === JSON.stringify(floats) ? [integers] : [integers, floats];
}

function withIntegers(value: Value): Value {
  return mapNumbers(value, (number) => {
    const float = toDouble(number.doubleValue);
    return Number.isInteger(float) && Math.abs(float) < 2 ** 63
      ? { integerValue: BigInt(float).toString() }
      : number;
  });
}

function withFloats(value: Value): Value {
  return mapNumbers(value, (number) => {
    if (number.integerValue === undefined) return number;
    const exact = BigInt(number.integerValue) === BigInt(Number(number.integerValue));
    return exact ? { doubleValue: Number(number.integerValue) } : number;
  });
}

function mapNumbers(value: Value, convert: (number: Value) => Value): Value {
  if (value.arrayValue) {
    return { arrayValue: { values: elementsOf(value).map((item) => mapNumbers(item, convert)) } };
  }
  if (value.mapValue) {
    const entries = Object.entries(fieldsOf(value));
    const fields = Object.fromEntries(entries.map(([key, item]) => [key, mapNumbers(item, convert)]));
    return { mapValue: { fields } };
  }
  return convert(value);
}

/** Returns `request.query` for rules. */
export function queryMap(query: Query): RulesMap {
  const orders = query.explicitOrders.filter(({ path }) => !isNamePath(path));
  return RulesMap.of({
    limit: query.limit === undefined ? null : BigInt(query.limit),
    offset: BigInt(query.offset),
    orderBy: RulesMap.of(
      Object.fromEntries(
        orders.map(({ path, descending }) => [formatFieldPath(path), descending ? 'DESC' : 'ASC']),
      ),
    ),
  });
}

function openPath(query: Query): RequestPath {
  const parent = rulesPathOf(query.parent).segments;
  const collection = query.collectionId ?? ANY_SEGMENT;
  return query.allDescendants
    ? [...parent, ANY_SEGMENTS, collection, ANY_SEGMENT]
    : [...parent, collection, ANY_SEGMENT];
}

/** Fields are nested: a filter on `a.b` says something about `b` inside the map `a`. */
interface KnowledgeNode {
  value?: RulesValue;
  items: RulesValue[];
  facts: Fact[];
  children: Map<string, KnowledgeNode>;
}

function dataKnowledge(conjunction: readonly KnownFilter[]): RulesValue {
  const root = emptyNode();
  for (const filter of conjunction) {
    if (filter.path[0] === NAME_FIELD) continue;
    let node = root;
    for (const name of filter.path) {
      const child = node.children.get(name) ?? emptyNode();
      node.children.set(name, child);
      node = child;
    }
    note(node, filter);
  }
  return new PartialMap(childrenOf(root));
}

function emptyNode(): KnowledgeNode {
  return { items: [], facts: [], children: new Map() };
}

const BOUNDS: Readonly<Partial<Record<FieldFilter['op'], Fact['op']>>> = {
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
};

function note(node: KnowledgeNode, { op, value }: KnownFilter): void {
  if (op === 'EQUAL') node.value = toRulesValue(value);
  else if (op === 'ARRAY_CONTAINS') node.items.push(toRulesValue(value));
  else if (op === 'NOT_EQUAL' || op === 'NOT_IN') {
    const excluded = op === 'NOT_IN' ? elementsOf(value) : [value];
    for (const item of excluded) node.facts.push({ op: '!=', value: toRulesValue(item) });
    // Both operators leave out documents where the field is null.
    node.facts.push({ op: '!=', value: null });
  } else {
    const bound = BOUNDS[op];
    if (bound) node.facts.push({ op: bound, value: toRulesValue(value) });
  }
}

function valueOf(node: KnowledgeNode): RulesValue {
  if (node.value !== undefined) return node.value;
  if (node.items.length > 0) return new PartialList(node.items);
  if (node.children.size > 0) return new PartialMap(childrenOf(node));
  return new Unknown(node.facts);
}

function childrenOf(node: KnowledgeNode): Map<string, RulesValue> {
  return new Map([...node.children].map(([name, child]) => [name, valueOf(child)]));
}
