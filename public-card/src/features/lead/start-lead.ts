import type { LeadForm } from 'shared-lib/domain/booking';
import type { CardToolsData } from '../../page/connect-tools';

const load = () => import(/* webpackChunkName: "lead" */ './open-lead');

/** Reports whether details wait on this device; the key is `WAITING_KEY`, which is in the chunk. */
function hasWaiting(): boolean {
  try {
    return localStorage.getItem('datos-por-enviar') !== null;
  } catch {
    return false;
  }
}

/** Sends the details that wait on this device, of this card or another, without loading anything while there are none. */
export function sendKeptLeads(): void {
  const go = () => {
    if (navigator.onLine && hasWaiting())
      void load().then(
        ({ sendWaitingLeads }) => sendWaitingLeads(),
        () => undefined,
      );
  };
  addEventListener('online', go);
  go();
}

/**
 * Makes 'Dejar mis datos' open its form, which is loaded on the press.
 *
 * @param onFailure - Called when it couldn't be loaded.
 */
export function startLead(card: CardToolsData, { fields }: LeadForm, onFailure: () => void): void {
  document
    .querySelector('[data-tool="lead"]')
    ?.addEventListener(
      'click',
      () => void load().then(({ openLead }) => openLead({ ...card, fields }), onFailure),
    );
}
