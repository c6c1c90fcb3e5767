import type { IncomingMessage } from 'node:http';
import { isObject, type Json } from '../store/plain-objects';
import { readJsonBody } from './http';

/** One file of a request that loads rules, with what it has of the official emulator's fields. */
interface RulesFileJson {
  name?: string;
  content?: string;
  /** The bucket that it is for. */
  resource?: string;
}

/** Reads the rules of a request that loads some. */
export async function readRulesFiles(request: IncomingMessage): Promise<RulesFileJson[]> {
  const body = await readJsonBody(request);
  const rules: Json = isObject(body) && isObject(body.rules) ? body.rules : {};
  if (!Array.isArray(rules.files)) return [];
  return rules.files.map((file: unknown) => {
    const given: Json = isObject(file) ? file : {};
    return { name: text(given.name), content: text(given.content), resource: text(given.resource) };
  });
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
