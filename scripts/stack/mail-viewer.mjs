/**
 * Local replacement for everybody's mailbox: an SMTP server that accepts every mail, and a page that shows the last of
 * them, for people and for tests.
 *
 *   GET  /                              all mails, newest first
 *   GET  /mails/{id}                    one, as text, as HTML in a sandbox, with its files and its source
 *   GET  /mails/{id}/html               its HTML alone, which may run nothing and load images of this machine
 *   GET  /mails/{id}/source             as it came
 *   GET  /mails/{id}/files/{index}      a file of it
 *   GET  /mails                         the same as JSON, oldest first; ?to=… of one address
 *   DELETE /mails                       deletes all
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { closed, listenHere, portOf } from './local-server.mjs';

/** Most mails that are stored. */
const MAX_MAILS = 200;

/** Largest mail that is taken, in bytes. */
const MAX_MAIL = 10_000_000;

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'";

/**
 * Policy of a mail's own HTML, which anybody may have written: no scripts, no forms, no images but those of this
 * machine; links open.
 */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: http://127.0.0.1:*";

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 880px; margin: 0 auto; padding: 24px }
  table { width: 100%; border-collapse: collapse }
  th, td { padding: 8px 12px 8px 0; text-align: left; vertical-align: top; border-bottom: 1px solid #8884 }
  iframe { width: 100%; height: 560px; border: 1px solid #8886; border-radius: 8px; background: #fff }
  pre { overflow: auto; padding: 12px; border: 1px solid #8886; border-radius: 8px; white-space: pre-wrap; overflow-wrap: anywhere }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px } dd { margin: 0 }`;

const escapeHtml = (text) => String(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const withLinks = (text) =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 0 ? escapeHtml(part) : `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>`,
    )
    .join('');

const page = (title, body, head = '') =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `${head}<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>`;

const time = new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'medium' });

function listPage(mails) {
  const rows = mails
    .toReversed()
    .map(
      ({ id, at, to, subject }) =>
        `<tr><td>${escapeHtml(time.format(at))}</td><td>${escapeHtml(to.join(', '))}</td>` +
        `<td><a href="/mails/${id}">${escapeHtml(subject)}</a></td></tr>`,
    );
  const body =
    rows.length === 0
      ? '<p>Todavía no ha llegado ningún correo.</p>'
      : `<table><thead><tr><th>Llegó</th><th>Para</th><th>Asunto</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  // The list refreshes by itself, as it is mostly open while a mail is about to arrive.
  return page('Correo', `<h1>Correo</h1>${body}`, '<meta http-equiv="refresh" content="5">');
}

function mailPage({ id, at, from, to, subject, text, html, files }) {
  const links = files.map(
    ({ name, type }, index) =>
      `<li><a href="/mails/${id}/files/${index}">${escapeHtml(name)}</a> (${escapeHtml(type)})</li>`,
  );
  const sections = [
    html === ''
      ? ''
      : `<h2>HTML</h2><iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="HTML del correo" src="/mails/${id}/html"></iframe>`,
    `<h2>Texto</h2><pre>${withLinks(text)}</pre>`,
    links.length === 0 ? '' : `<h2>Archivos</h2><ul>${links.join('')}</ul>`,
    `<p><a href="/mails/${id}/source">Ver el original</a></p>`,
  ];
  return page(
    subject,
    `<p><a href="/">Todos los correos</a></p><h1>${escapeHtml(subject)}</h1><dl>` +
      `<dt>De</dt><dd>${escapeHtml(from)}</dd><dt>Para</dt><dd>${escapeHtml(to.join(', '))}</dd>` +
      `<dt>Llegó</dt><dd>${escapeHtml(time.format(at))}</dd></dl>${sections.join('')}`,
  );
}

const written = (mailbox) => (mailbox?.address ? `${mailbox.name} <${mailbox.address}>`.trim() : '');

/** Parses a received mail. */
async function readMail(source, recipients) {
  const email = await PostalMime.parse(source);
  return {
    from: written(email.from),
    // Whom it was handed over for, whatever it says.
    to: recipients,
    subject: email.subject ?? '',
    messageId: email.messageId ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    files: email.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? (mimeType === 'text/calendar' ? 'invitación' : 'sin nombre'),
      type: mimeType,
      content:
        typeof content === 'string'
          ? content
          : Buffer.from(/** @type {ArrayBuffer} */ (content)).toString('utf8'),
    })),
    source: source.toString(),
  };
}

/**
 * Starts both servers.
 *
 * @param {{ port: number, smtpPort: number }} options - Of the page and of the mail server; 0 for any.
 * @returns {Promise<{ port: number, smtpPort: number, keep: (mail: { from: string, to: string[], subject: string, text: string }) => void, takeTime: (ms: number) => void, close: () => Promise<void> }>}
 *   `keep` adds a mail that came some other way; `takeTime` has the mail server answer later, in milliseconds, as a relay far away does.
 */
export async function startMailViewer({ port, smtpPort }) {
  let mails = [];
  let last = 0;
  let answersAfterMs = 0;
  const add = (mail) => {
    mails = [...mails, { id: String((last += 1)), at: Date.now(), ...mail }].slice(-MAX_MAILS);
  };

  const smtp = new SMTPServer({
    // On loopback neither encryption nor authentication is needed.
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: MAX_MAIL,
    closeTimeout: 1000,
    onData(stream, session, callback) {
      const chunks = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        readMail(Buffer.concat(chunks), recipients).then(
          (mail) =>
            setTimeout(() => {
              add(mail);
              callback();
            }, answersAfterMs),
          (error) => callback(error),
        );
      });
    },
  });
  // A client that goes away is no trouble of ours.
  smtp.on('error', () => {});

  const web = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://mail');
    const answer = (status, type, body, headers = {}) =>
      response
        .writeHead(status, {
          'content-type': `${type}; charset=utf-8`,
          'content-security-policy': PAGE_POLICY,
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
          ...headers,
        })
        .end(body);
    const html = (body) => answer(200, 'text/html', body);
    if (pathname === '/mails' && request.method === 'DELETE') {
      mails = [];
      return answer(200, 'application/json', '{}');
    }
    if (request.method !== 'GET') return answer(405, 'text/plain', 'Solo se puede leer', { allow: 'GET' });
    if (pathname === '/') return html(listPage(mails));
    if (pathname === '/mails') {
      const to = searchParams.get('to');
      const shown = to ? mails.filter((mail) => mail.to.includes(to)) : mails;
      return answer(200, 'application/json', JSON.stringify(shown));
    }
    const [, id, part, index] = /^\/mails\/(\d+)(?:\/(html|source|files)(?:\/(\d+))?)?$/.exec(pathname) ?? [];
    const mail = mails.find((candidate) => candidate.id === id);
    if (!mail)
      return answer(
        404,
        'text/html',
        page('No está', '<p>Este correo ya no está.</p><p><a href="/">Todos</a></p>'),
      );
    if (part === undefined) return html(mailPage(mail));
    if (part === 'html')
      // The frame shows nothing but the mail.
      return answer(200, 'text/html', mail.html.replace(/<head>/i, '<head><base target="_blank">'), {
        'content-security-policy': MAIL_POLICY,
      });
    if (part === 'source') return answer(200, 'text/plain', mail.source);
    const file = mail.files[Number(index)];
    if (!file) return answer(404, 'text/plain', 'No está');
    return answer(200, 'text/plain', file.content);
  });

  const smtpSocket = smtp.listen(smtpPort, '127.0.0.1');
  const [webPort] = await Promise.all([listenHere(web, port), once(smtpSocket, 'listening')]);
  return {
    port: webPort,
    smtpPort: portOf(smtpSocket),
    keep: (mail) => add({ messageId: '', html: '', files: [], source: mail.text, ...mail }),
    takeTime: (ms) => {
      answersAfterMs = ms;
    },
    close: async () => {
      await Promise.all([new Promise((resolve) => smtp.close(() => resolve(null))), closed(web)]);
    },
  };
}
