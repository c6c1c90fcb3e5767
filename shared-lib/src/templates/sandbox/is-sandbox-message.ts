import type { TemplateDrawing, TemplateInspection } from '../drawing';
import type { TemplateErrorCode } from '../template-error';
import type { SandboxFailure, SandboxMessage } from './protocol';
import { keysOf } from '../../model/values/keys-of';

/*
 * A sandbox isn't trusted: what it says is checked. By hand, as zod would be a thirtieth of all that a first screen with templates
 * loads (docs/decisions/009).
 */

type Check<T> = (value: unknown) => value is T;

type Said<Say extends SandboxMessage['say']> = Omit<Extract<SandboxMessage, { say: Say }>, 'nonce' | 'say'>;

const isText: Check<string> = (value) => typeof value === 'string';
const isNumber: Check<number> = (value): value is number => Number.isFinite(value);

const isOneOf =
  <T extends string>(known: Record<T, true>): Check<T> =>
  (value): value is T =>
    typeof value === 'string' && Object.hasOwn(known, value);

const isNullOr =
  <T>(check: Check<T>): Check<T | null> =>
  (value): value is T | null =>
    value === null || check(value);

const isListOf =
  <T>(check: Check<T>): Check<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every((item) => check(item));

const isObject: Check<Record<string, unknown>> = (value): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRecordOf =
  <T>(check: Check<T>): Check<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isObject(value) && Object.values(value).every((item) => check(item));

/** Returns the check of an object with some fields; others are let through, and nobody reads them. */
const isObjectOf =
  <T extends object>(fields: { [Field in keyof T]-?: Check<T[Field]> }): Check<T> =>
  (value): value is T =>
    isObject(value) &&
    Object.entries<Check<unknown>>(fields).every(
      ([field, check]) => Object.hasOwn(value, field) && check(value[field]),
    );

const isDrawing = isObjectOf<TemplateDrawing>({
  markup: isRecordOf(isText),
  parts: isRecordOf(isText),
  html: isText,
  css: isText,
  removed: isListOf(
    isObjectOf({
      kind: isOneOf({ element: true, attribute: true, style: true, address: true, picture: true }),
      name: isText,
    }),
  ),
});

const isInspection = isObjectOf<TemplateInspection>({
  overflow: isNumber,
  height: isNumber,
  brokenWords: isListOf(isText),
  violations: isListOf(
    isObjectOf({
      id: isText,
      impact: isOneOf({ minor: true, moderate: true, serious: true, critical: true }),
      help: isText,
      elements: isListOf(isText),
      contrast: isNullOr(isObjectOf({ measured: isNumber, least: isNumber })),
    }),
  ),
});

const isFailure = isObjectOf<SandboxFailure>({
  code: isOneOf<TemplateErrorCode>({
    'template-throws': true,
    'template-empty': true,
    'template-timeout': true,
    'template-too-large': true,
    'template-css': true,
    'template-sandbox-gone': true,
  }),
  message: isText,
  line: isNullOr(isNumber),
  item: isNullOr(isText),
});

const MAX_HEIGHT = 100_000;

const isHeight: Check<number> = (value): value is number =>
  isNumber(value) && value >= 0 && value <= MAX_HEIGHT;

const CHECKS: { [Say in SandboxMessage['say']]: Check<Said<Say>> } = {
  ready: isObjectOf({}),
  height: isObjectOf({ height: isHeight }),
  drawn: isObjectOf({ id: isNumber, drawing: isDrawing }),
  inspected: isObjectOf({ id: isNumber, inspection: isInspection }),
  failed: isObjectOf({ id: isNumber, failure: isFailure }),
};

/** Reports whether a value is a message of a sandbox, whole and of the right types. */
export function isSandboxMessage(value: unknown): value is SandboxMessage {
  if (!isObject(value)) return false;
  const say = keysOf(CHECKS).find((one) => one === value['say']);
  return say !== undefined && CHECKS[say](value);
}
