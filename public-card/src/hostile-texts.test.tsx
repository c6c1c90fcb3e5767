/**
 * @jest-environment ../build/testing/jsdom-environment.cjs
 */
import type { ReactNode } from 'react';
import { cleanup, render } from '@testing-library/react';
import type { PublishedCard } from 'shared-lib/model';
import { aService } from 'shared-lib/testing';
import {
  aCardOfTexts,
  CARD_TEXTS,
  HOSTILE_TEXTS,
  marked,
  readable,
  readHtml,
  readLines,
} from 'shared-lib/testing/hostile';
import { ShownCard } from './app/federated-card';
import StillCard from './app/still-card';
import { aFormStep } from './features/booking/testing/a-form-step';
import { aVisitorBooking } from './features/booking/testing/a-visitor-booking';
import { visitorCalendarFile } from './features/booking/booked/visitor-calendar-file';
import { createLeadForm } from './features/lead/lead-form';

/*
 * Everything hostile, in every field, in everything that a visitor's browser renders or writes: the same elements, attributes
 * and styles as for harmless texts, no address but those of a card, and each text there to be read.
 */

const now = Date.parse('2026-03-02T09:00:00Z');
const ADDRESS = /^(https:\/\/|http:\/\/127\.0\.0\.1:5\d\d\d\/|mailto:|tel:|sms:|\/(?!\/))/;

function drawn(screen: ReactNode): string {
  const { container } = render(screen);
  const html = document.head.querySelector('title')?.outerHTML + container.innerHTML;
  cleanup();
  return html;
}

const service = (text: string) => ({
  ...aService(),
  name: marked(text, 'service'),
  description: marked(text, 'detail'),
  questions: [
    { id: 'a', label: marked(text, 'question'), kind: 'text' as const, required: false },
    { id: 'b', label: marked(text, 'agreement'), kind: 'checkbox' as const, required: true },
  ],
  ...{ placeKind: 'in-person' as const, isPaid: false },
});

/** Screens by name: how they are rendered, and the fields that are read on them. */
const SCREENS: Record<string, { draw: (text: string) => string; says: readonly string[] }> = {
  'a card that the shell draws': {
    draw: (text) => drawn(<ShownCard card={aCardOfTexts(text) satisfies PublishedCard} now={now} />),
    says: CARD_TEXTS,
  },
  'a card that the panel and the editor look at': {
    draw: (text) => {
      const { container } = render(<StillCard card={aCardOfTexts(text)} title={marked(text, 'name')} />);
      const { srcdoc } = container.querySelector('iframe')!;
      cleanup();
      return srcdoc.replace('<!doctype html>', '');
    },
    says: CARD_TEXTS,
  },
  'the form of a booking': {
    draw: (text) => drawn(aFormStep({ service: service(text), ownerName: marked(text, 'name') })),
    says: ['name', 'question', 'agreement'],
  },
  'the form «Dejar mis datos»': {
    draw: (text) => createLeadForm(marked(text, 'name'), ['email', 'phone', 'company', 'note']).outerHTML,
    says: ['name'],
  },
};

describe.each(Object.entries(SCREENS))('hostile texts in %s', (_name, { draw, says }) => {
  const { shape } = readHtml(draw('Texto'));
  const read = HOSTILE_TEXTS.map((text) => ({ text, page: readHtml(draw(text)) }));

  it('become no element, attribute or style', () => {
    for (const { page } of read) expect(page.shape).toEqual(shape);
  });

  it('become no link of another kind', () => {
    const strange = read.flatMap(({ page }) => page.addresses).filter((address) => !ADDRESS.test(address));
    expect(strange).toEqual([]);
  });

  it.each(says)('as %s are readable', (field) => {
    const isMissing = ({ text, page }: (typeof read)[number]) =>
      !page.textIn().includes(readable(marked(text, field)));
    expect(read.filter(isMissing).map(({ text }) => text)).toEqual([]);
  });
});

it('hostile texts become no line of a calendar file, and are readable in its fields', () => {
  const fileOf = (text: string) => {
    const booking = aVisitorBooking();
    return readLines(
      visitorCalendarFile(
        {
          ...booking,
          ...{ ownerName: marked(text, 'owner'), organizerEmail: 'reservas@ejemplo.com' },
          service: { ...booking.service, place: { kind: 'in-person', detail: marked(text, 'place') } },
        },
        { title: marked(text, 'title'), description: marked(text, 'description'), now },
      ),
    );
  };
  const { shape } = fileOf('Texto');
  for (const text of HOSTILE_TEXTS) {
    const file = fileOf(text);
    expect(file.shape).toEqual(shape);
    expect(file.textIn('summary')).toBe(readable(marked(text, 'title')));
    expect(file.textIn('location')).toBe(readable(marked(text, 'place')));
    expect(file.textIn('description')).toBe(readable(marked(text, 'description')));
    expect(file.textIn('organizer')).toContain(readable(marked(text, 'owner').replaceAll('"', '’')));
  }
});
