import type { CardLanguage } from 'shared-lib/model';
import type { LeadField } from 'shared-lib/model/booking';
import { adoptCss } from '../../dom/adopt-css';
import { createCardDialog } from '../../dom/card-dialog';
import { button, element } from '../../dom/elements';
import { createTrap } from '../../requests/trap';
import { newId, send, type Problem } from '../../requests/visitor-requests';
import { findLeadProblems } from './check-lead';
import {
  dropLead,
  forgetSent,
  storeLead,
  sentLeadId,
  takeOffer,
  waitingLeads,
  type StoredLead,
} from './stored-leads';
import { leadCss } from './lead-css';
import { createLeadForm, fillLeadForm, hiddenFieldOf, readLeadForm, showProblems } from './lead-form';
import { speak, words } from './words';
import { sendLead, sendWaitingLeads } from './send-leads';
import { keepTyped, readTyped } from './typed-lead';

export { sendWaitingLeads };

/** Card data that the form shows. */
export interface LeadCard {
  /** Language of the card's page; missing for Spanish. */
  language?: CardLanguage;
  slug: string;
  name: string;
  scheme: string;
  fields: readonly LeadField[];
  /** The page's 'Guardar contacto'. */
  save: HTMLAnchorElement;
  /** Called when details were stored on this device, to be sent later. */
  onKept: () => void;
}

/** Returns the code of the context in which the card was given out, as its link names it. */
const contextNow = () => /[?&]s=([a-z0-9-]{1,24})(&|$)/.exec(location.search)?.[1] ?? '';

/** Returns the sentence for a failure that keeps the form open. */
function failureOf(problem: Problem): string {
  if (problem === 'service-gone') return words().problems.gone;
  return problem === 'too-many-requests' ? words().problems.tooMany : words().problems.failure;
}

/** Shows the form in a dialog, and what became of it. */
class LeadDialog {
  private readonly body = element('div', {});
  private readonly status = element('p', { role: 'status', tabindex: '-1' });
  private readonly judge = createTrap();
  readonly dialog: HTMLDialogElement;

  constructor(private readonly card: LeadCard) {
    adoptCss(leadCss);
    this.dialog = createCardDialog(
      { kind: 'tj-lead', scheme: card.scheme, title: words().title, close: words().close },
      this.body,
    );
    this.showForm();
  }

  private showForm(): void {
    const { slug, name, fields } = this.card;
    const form = createLeadForm(name, fields);
    fillLeadForm(form, readTyped(slug));
    form.addEventListener('input', () => {
      const { hasAgreed: _, ...typed } = readLeadForm(form);
      keepTyped(slug, typed);
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.submit(form);
    });
    const sent = sentLeadId(slug);
    this.body.replaceChildren(element('p', { class: 'tj-lead-note' }, words().intro(name)), form);
    if (sent) form.append(this.eraseButton(sent));
  }

  private async submit(form: HTMLFormElement): Promise<void> {
    const { hasAgreed, ...typed } = readLeadForm(form);
    const problems = findLeadProblems(typed, this.card.fields, hasAgreed);
    showProblems(form, problems);
    if (Object.keys(problems).length > 0) return;
    const send = form.querySelector<HTMLButtonElement>('[type=submit]');
    const failure = form.querySelector('[data-failure]');
    if (!send || !failure) return;
    const hidden = hiddenFieldOf(form);
    if (this.judge(hidden) === 'ask') {
      failure.textContent = words().problems.refilled;
      return;
    }
    const isProgram = hidden?.value !== '';
    send.disabled = true;
    send.textContent = words().sending;
    failure.textContent = '';
    const { slug, name, language = 'es' } = this.card;
    const toSend: StoredLead = {
      slug,
      lead: {
        leadId: newId(),
        language,
        ...typed,
        context: contextNow(),
        controller: name,
        consent: true,
      },
      agreedAt: Date.now(),
      isTried: false,
    };
    // Before it is sent, so that a page that is closed meanwhile loses nothing. A program's goes nowhere.
    const isStored = !isProgram && storeLead(toSend);
    const problem = isProgram ? 'failure' : await sendLead(toSend);
    if (problem === null) return this.finish(words().sent(name), toSend);
    if (isStored && waitingLeads().some(({ lead }) => lead.leadId === toSend.lead.leadId)) {
      this.card.onKept();
      return this.finish(problem === 'offline' ? words().kept : words().keptButRefused, toSend);
    }
    send.disabled = false;
    send.textContent = words().send;
    failure.textContent = failureOf(problem);
  }

  /**
   * Shows what became of the details. What a visitor does next is to save the contact; the next person at the same device leaves theirs,
   * and who regrets it erases them.
   */
  private finish(said: string, { slug, lead }: StoredLead): void {
    keepTyped(slug, null);
    const { href, textContent } = this.card.save;
    this.say(said, [
      element('a', { class: 'tj-button tj-button--main', href }, textContent.trim()),
      button({ class: 'tj-button' }, () => this.showForm(), words().again),
      this.eraseButton(lead.leadId),
    ]);
  }

  private say(said: string, actions: Node[] = []): void {
    this.status.textContent = said;
    this.body.replaceChildren(element('div', { class: 'tj-lead-done' }, this.status, ...actions));
    this.status.focus();
  }

  private eraseButton(leadId: string): HTMLElement {
    const failure = element('p', { class: 'tj-lead-error', role: 'alert' });
    const erase = async () => {
      failure.textContent = '';
      const waiting = waitingLeads().find(({ lead }) => lead.leadId === leadId);
      // Details that never left this device are deleted without a network.
      const isHere = waiting?.isTried === false;
      if (!isHere && !(await send(this.card.slug, 'forget-lead', { leadId })).ok) {
        failure.textContent = words().eraseFailed;
        return;
      }
      dropLead(leadId);
      forgetSent(leadId);
      this.say(words().erased);
    };
    return element(
      'div',
      {},
      button({ class: 'tj-lead-erase' }, () => void erase(), words().erase),
      failure,
    );
  }
}

/** True while the dialog is open. */
let isOpen = false;

/** Opens the form in which a visitor leaves their details, unless it is open. */
export async function openLead(card: LeadCard): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  try {
    await speak(card.language);
  } catch (error) {
    isOpen = false;
    throw error;
  }
  document.querySelector('.tj-lead-offer')?.remove();
  const { dialog } = new LeadDialog(card);
  dialog.addEventListener('close', () => {
    isOpen = false;
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}

/**
 * Offers the form, once, to a visitor who saves the contact: at the window's end, where it moves nothing. It goes when the form opens,
 * by whichever button.
 */
export async function offerLead(card: LeadCard): Promise<void> {
  if (isOpen || !takeOffer(card.slug)) return;
  await speak(card.language);
  adoptCss(leadCss);
  const said = element('p', { role: 'status' });
  const offer = element(
    'section',
    { class: 'tj-card tj-lead-offer', 'data-scheme': card.scheme, 'aria-label': words().title },
    said,
    element(
      'div',
      {},
      button({ class: 'tj-button tj-button--main' }, () => void openLead(card), words().title),
      button({ class: 'tj-button' }, () => offer.remove(), words().notNow),
    ),
  );
  document.querySelector('main')?.append(offer);
  // A status is read out when it changes.
  said.textContent = words().offer(card.name);
}
