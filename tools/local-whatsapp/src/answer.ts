import type { IncomingMessage, ServerResponse } from 'node:http';
import { FAULTS, type World } from './world';

type Answer = (status: number, body: unknown) => void;

/** Returns an error as the Graph API answers with it. */
const failure = (code: number, message: string, type = 'OAuthException') => ({
  error: { message, type, code, fbtrace_id: 'local' },
});

/** Returns the error for an object that doesn't exist, or that the token can't see. */
const noObject = (id: string) => {
  const { error } = failure(
    100,
    `Unsupported request. Object with ID '${id}' does not exist, or cannot be loaded due to missing permissions`,
    'GraphMethodException',
  );
  return { error: { ...error, error_subcode: 33 } };
};

const REVOKED = failure(190, 'Error validating access token: the session has been invalidated');
const LIMITED = failure(131056, '(#131056) (Business Account, Consumer Account) pair rate limit hit');
const BROKEN = failure(2, 'Service temporarily unavailable');

/** A message of a template, as it is sent. */
interface TemplateMessage {
  messaging_product?: string;
  to?: string;
  type?: string;
  template?: {
    name?: string;
    language?: { code?: string };
    components?: { type?: string; parameters?: { type?: string; text?: string }[] }[];
  };
}

/** Parses a body; `null` for one that is no JSON. */
function parsed(body: string): TemplateMessage | null {
  try {
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a message of another form than Meta describes fails in the product's tests
    return JSON.parse(body) as TemplateMessage;
  } catch {
    return null;
  }
}

/** Takes a message, or says why not. */
function takeMessage(world: World, body: string, answer: Answer): void {
  const { messaging_product: product, to = '', type, template } = parsed(body) ?? {};
  if (product !== 'whatsapp' || type !== 'template' || !/^[1-9]\d{6,14}$/.test(to))
    return answer(400, failure(100, '(#100) Invalid parameter'));
  const language = template?.language?.code ?? '';
  if (template?.name !== world.template.name || language !== world.template.language)
    return answer(404, failure(132001, '(#132001) Template name does not exist in the translation'));
  const texts = (template.components ?? [])
    .filter((component) => component.type === 'body')
    .flatMap(({ parameters = [] }) => parameters.map(({ text = '' }) => text));
  if (texts.length !== world.template.parameters)
    return answer(
      400,
      failure(132000, '(#132000) Number of parameters does not match the expected number of params'),
    );
  if (texts.some((text) => text === '' || /[\n\t]| {5}/.test(text)))
    return answer(
      400,
      failure(132018, '(#132018) Parameters cannot have new-line/tab characters or 5 spaces'),
    );
  // The real API reports most undeliverable messages by a webhook, and some at once.
  if (to.endsWith('000')) return answer(400, failure(131026, '(#131026) Message undeliverable'));
  const id = `wamid.local${world.messages.length + 1}`;
  world.messages.push({ id, to, template: world.template.name, language, parameters: texts });
  if (world.fault === 'silent') return;
  answer(200, {
    messaging_product: 'whatsapp',
    contacts: [{ input: to, wa_id: to }],
    messages: [{ id, message_status: 'accepted' }],
  });
}

/** Answers local requests about the server itself. */
function answerLocal(
  world: World,
  { method, name, body }: Record<'method' | 'name' | 'body', string>,
  answer: Answer,
) {
  const fault = FAULTS.find((one) => one === body.trim());
  if (method === 'GET' && name === 'messages') return answer(200, world.messages);
  if (method !== 'POST' || name !== 'fault') return answer(404, {});
  if (!fault) return answer(400, { faults: FAULTS });
  world.fault = fault;
  answer(200, { fault });
}

/** Answers one request. */
export function answerRequest(
  world: World,
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): void {
  const answer: Answer = (status, content) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(content));
  };
  const { method = 'GET' } = request;
  const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
  const [version = '', id = '', edge] = pathname.split('/').filter(Boolean);
  if (version === '__local') return answerLocal(world, { method, name: id, body }, answer);
  world.requests.push(`${method} ${pathname}`);
  if (!/^v\d+\.\d$/.test(version)) return answer(404, failure(2500, 'Unknown path components'));
  if (world.fault === 'broken') return answer(503, BROKEN);
  if (world.fault === 'revoked' || request.headers.authorization !== `Bearer ${world.token}`)
    return answer(401, REVOKED);
  if (id !== world.phoneNumberId) return answer(400, noObject(id));
  if (edge === undefined && method === 'GET') {
    if (world.fault === 'silent') return;
    return answer(200, {
      display_phone_number: world.displayPhone,
      verified_name: world.verifiedName,
      id: world.phoneNumberId,
    });
  }
  if (edge !== 'messages' || method !== 'POST') return answer(404, failure(2500, 'Unknown path components'));
  if (world.fault === 'limited') return answer(400, LIMITED);
  takeMessage(world, body, answer);
}
