import type { Card, Takedown } from '..';
import type { LeadForm } from '../booking';
import { requireShape, type Shape } from '../stored/require-shape';
import { toMillis } from '../stored/to-millis';

const SHAPE: Shape = {
  ...{ name: 'text', profile: 'map', links: 'list', theme: 'map' },
  ...{ userId: 'text', slug: 'text', revision: 'number', status: 'text' },
};
const LINK: Shape = { id: 'text', title: 'text', url: 'text' };

/** Reads the form of a card's visitors; `null` while it is closed. */
function toLeadForm(stored: unknown): Card['leadForm'] {
  const form = stored as (LeadForm & { closedAt: unknown }) | undefined;
  if (form?.closedAt !== null) return null;
  return { fields: form.fields, ...(form.amongActions && { amongActions: true }) };
}

/** Reads a takedown, with its owner's appeal if there is one. */
function toTakedown({ reason, at, appeal }: Takedown): Takedown {
  const told = { reason: String(reason), at: toMillis(at) };
  return appeal ? { ...told, appeal: { ...appeal, at: toMillis(appeal.at) } } : told;
}

/** Reads the document of a card, however it came. */
export function toCard(id: string, data: Record<string, unknown>): Card {
  requireShape(data, SHAPE);
  for (const link of data['links'] as unknown[]) requireShape(link, LINK);
  requireShape(data['profile'], { name: 'text' });
  // The rules hold the rest; times are converted, and older documents lack some fields.
  const stored = data as unknown as Card;
  const {
    name,
    profile,
    links,
    theme,
    sections,
    language,
    languages,
    noindex,
    userId,
    slug,
    revision,
    status,
    takedown,
  } = stored;
  return {
    id,
    name,
    profile,
    links,
    theme,
    ...(sections && { sections }),
    ...(language && { language }),
    ...(languages && { languages }),
    noindex,
    userId,
    slug,
    revision,
    status,
    createdAt: toMillis(stored.createdAt),
    updatedAt: toMillis(stored.updatedAt),
    publishedAt: stored.publishedAt ? toMillis(stored.publishedAt) : null,
    publishedRevision: stored.publishedRevision ?? null,
    bookingEnabled: stored.bookingEnabled === true,
    leadForm: toLeadForm(data['leadForm']),
    takedown: takedown ? toTakedown(takedown) : null,
  };
}
