import { errorCode } from 'shared-lib/model';
import { z } from 'zod';
import { isLocal, standInAt } from '../stand-in';
import { problemOf, WhatsAppError } from './whatsapp-problem';

/** Version of the Graph API whose reference this follows. */
const VERSION = 'v24.0';

/** Longest wait for one answer, in milliseconds. */
const TIMEOUT_MS = 8000;

/** Returns where the API is: a local project reaches its stand-in only, and a deployment Meta's, whatever its environment says. */
function apiOrigin(): string {
  if (!isLocal()) return 'https://graph.facebook.com';
  const origin = standInAt('WHATSAPP_API_ORIGIN');
  if (origin === null) throw new Error('A local project has no WHATSAPP_API_ORIGIN');
  return origin;
}

/** Causes of a failed request that say that nothing was sent. */
const NOT_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** Phone number of a business, and what allows to use it. */
export interface WhatsAppAccess {
  phoneNumberId: string;
  token: string;
}

const errorSchema = z.object({
  error: z.object({ code: z.number().optional(), error_subcode: z.number().optional() }),
});

/** Parses an answer's body; `null` for one that is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Sends one request, and returns the parsed answer of a success.
 *
 * @throws WhatsAppError
 */
async function ask(
  { token }: WhatsAppAccess,
  path: string,
  body?: object,
  timeoutMs = TIMEOUT_MS,
): Promise<unknown> {
  const url = `${apiOrigin()}/${VERSION}/${path}`;
  let status = 0;
  let text = '';
  try {
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    ({ status } = response);
    text = await response.text();
  } catch (error) {
    const { cause, name } = error instanceof Error ? error : new Error(String(error));
    const code = String(errorCode(cause) ?? name);
    const isSafe = body === undefined || NOT_SENT.has(code);
    throw new WhatsAppError(isSafe ? 'silent' : 'unknown', `WhatsApp does not answer: ${code}`);
  }
  const answer = parsed(text);
  if (status >= 200 && status < 300) return answer;
  const found = errorSchema.safeParse(answer);
  const error = found.success ? found.data.error : null;
  throw new WhatsAppError(
    problemOf(status, error && { ...error }),
    `WhatsApp answered ${status} with ${error?.code ?? 'nothing'}`,
  );
}

const identitySchema = z.object({
  display_phone_number: z.string().min(1).max(40),
  verified_name: z.string().max(200).default(''),
});

/** Number and name of a business, as its customers see them. */
export interface WhatsAppIdentity {
  displayPhone: string;
  verifiedName: string;
}

/**
 * Fetches the identity of a number.
 *
 * @throws WhatsAppError
 */
export async function askIdentity(access: WhatsAppAccess): Promise<WhatsAppIdentity> {
  const path = `${access.phoneNumberId}?fields=display_phone_number,verified_name`;
  const answer = identitySchema.safeParse(await ask(access, path));
  if (!answer.success)
    throw new WhatsAppError('number', 'WhatsApp answered with something else than a number');
  return { displayPhone: answer.data.display_phone_number, verifiedName: answer.data.verified_name };
}

/** Message of a template. */
export interface TemplateMessage {
  /** Digits of the recipient's number with its country code. */
  to: string;
  template: string;
  language: string;
  /** Texts for the body of the template, in their order; none is empty or has several lines. */
  parameters: readonly string[];
}

/**
 * Sends a message.
 *
 * @throws WhatsAppError whose problem is `unknown` where it may have arrived
 */
export async function sendTemplate(
  access: WhatsAppAccess,
  { to, template, language, parameters }: TemplateMessage,
): Promise<void> {
  await ask(access, `${access.phoneNumberId}/messages`, {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to,
    type: 'template',
    template: {
      name: template,
      language: { code: language },
      components: [{ type: 'body', parameters: parameters.map((text) => ({ type: 'text', text })) }],
    },
  });
}
