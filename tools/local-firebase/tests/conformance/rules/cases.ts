/** Result of an expression: a boolean, or an error. */
export type Outcome = boolean | 'error';

/** An expression of the rules language, in the context of `context.ts`. */
export interface ExpressionCase {
  rule: string;
  gives: Outcome;
  source: string;
  /** Functions declared beside the rule. */
  functions?: string;
  /** Method of the request; by default an update. */
  method?: 'get' | 'create' | 'update' | 'delete';
}

type Row = readonly [rule: string, gives: Outcome, more?: Pick<ExpressionCase, 'functions' | 'method'>];

/** Cases that were written from one page, or from one section of it. */
export function from(source: string, rows: readonly Row[]): ExpressionCase[] {
  return rows.map(([rule, gives, more]) => ({ rule, gives, source, ...more }));
}

const REFERENCE = 'firebase.google.com/docs/reference/rules/';

/** A section of the language reference, such as `rules.String#matches`. */
export function reference(section: string): string {
  return `${REFERENCE}${section}`;
}

export const LANGUAGE = 'firebase.google.com/docs/rules/rules-language';
export const CONDITIONS = 'firebase.google.com/docs/firestore/security/rules-conditions';
export const STRUCTURE = 'firebase.google.com/docs/firestore/security/rules-structure';
export const FIELDS = 'firebase.google.com/docs/firestore/security/rules-fields';
export const QUERIES = 'firebase.google.com/docs/firestore/security/rules-query';
export const LIMITS = 'firebase.google.com/docs/firestore/quotas#security_rules';
export const STORAGE = 'firebase.google.com/docs/storage/security/rules-conditions';
export const RE2 = 'github.com/google/re2/wiki/Syntax';
/** Answers of production's Rules Test API that others recorded and published. */
export const RECORDED =
  "recorded from production's Rules Test API (github.com/davideast/pyric, packages/conformance)";
/** Decided here, because no page and no recording says it. */
export const OWN = 'not documented: decided so that a doubt denies';
