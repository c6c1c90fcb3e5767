import type { LeadForm } from 'shared-lib/model/booking';
import { readText, siteStorage } from 'shared-lib/storage';
import type { CardToolsData } from '../../page/connect-tools';

const load = () => import(/* webpackChunkName: "lead" */ './open-lead');

/** Reports whether details wait on this device; the key is `WAITING_KEY`, which is in the chunk. */
const hasWaiting = () => readText(siteStorage, 'datos-por-enviar') !== null;

/** First pause before details that couldn't be sent are tried again, and the longest, in milliseconds. */
const PAUSE_MS = { first: 10_000, longest: 300_000 };

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends the details that wait on this device, of this card or another, without loading anything while there are none.
 * Tries again while some wait: browsers don't always fire `online` when there is a network again.
 */
function sendWhileWaiting(pauseMs = PAUSE_MS.first): void {
  clearTimeout(timer);
  if (!hasWaiting()) return;
  timer = setTimeout(() => sendWhileWaiting(Math.min(2 * pauseMs, PAUSE_MS.longest)), pauseMs);
  if (navigator.onLine)
    void load().then(
      ({ sendWaitingLeads }) => sendWaitingLeads(),
      () => undefined,
    );
}

/** Tries a while later to send details that were just stored. */
function sendLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => sendWhileWaiting(), PAUSE_MS.first);
}

/** Sends the details that wait on this device, now and whenever there is a network again. */
export function sendStoredLeads(): void {
  addEventListener('online', () => sendWhileWaiting());
  sendWhileWaiting();
}

/**
 * Makes 'Dejar mis datos' open its form, which is loaded on the press, and has it offered after 'Guardar contacto'.
 *
 * @param onFailure - Called when it couldn't be loaded.
 */
export function startLead(card: CardToolsData, { fields }: LeadForm, onFailure: () => void): void {
  const save = document.querySelector<HTMLAnchorElement>('.tj-actions > a');
  if (!save) return;
  const shown = { ...card, fields, save, onKept: sendLater };
  document.querySelector('[data-tool="lead"]')?.addEventListener('click', () => {
    void load()
      .then(({ openLead }) => openLead(shown))
      .catch(onFailure);
  });
  save.addEventListener(
    'click',
    () =>
      void load()
        .then(({ offerLead }) => offerLead(shown))
        .catch(() => undefined),
    { once: true },
  );
}
