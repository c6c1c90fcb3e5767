/** A query as cases write it, without any SDK. */
export type Operator =
  '<' | '<=' | '==' | '!=' | '>' | '>=' | 'in' | 'not-in' | 'array-contains' | 'array-contains-any';

/** The name of a document as a field. */
export const ID = '__name__';

export type FilterClause =
  ['where', string, Operator, unknown] | ['and', ...FilterClause[]] | ['or', ...FilterClause[]];

export type Clause =
  | FilterClause
  | ['orderBy', string, ('asc' | 'desc')?]
  | ['limit' | 'limitToLast' | 'offset', number]
  | ['startAt' | 'startAfter' | 'endAt' | 'endBefore', ...unknown[]];

export const where = (field: string, op: Operator, value: unknown): FilterClause => [
  'where',
  field,
  op,
  value,
];
export const and = (...filters: FilterClause[]): FilterClause => ['and', ...filters];
export const or = (...filters: FilterClause[]): FilterClause => ['or', ...filters];
export const orderBy = (field: string, direction?: 'asc' | 'desc'): Clause => ['orderBy', field, direction];
export const limit = (count: number): Clause => ['limit', count];
export const limitToLast = (count: number): Clause => ['limitToLast', count];
export const offset = (count: number): Clause => ['offset', count];
export const startAt = (...values: unknown[]): Clause => ['startAt', ...values];
export const startAfter = (...values: unknown[]): Clause => ['startAfter', ...values];
export const endAt = (...values: unknown[]): Clause => ['endAt', ...values];
export const endBefore = (...values: unknown[]): Clause => ['endBefore', ...values];

export const isFilter = (clause: Clause): clause is FilterClause =>
  clause[0] === 'where' || clause[0] === 'and' || clause[0] === 'or';
