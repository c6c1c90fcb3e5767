import type { Card, CardLink, CardProfile, Takedown } from '..';
import type { LeadForm } from '../booking';
import { requireShape, type Shape, type StoredForm } from '../stored/require-shape';
import { toMillis, toMillisOrNull } from '../stored/to-millis';

type StoredCard = Omit<StoredForm<Card, 'createdAt' | 'updatedAt' | 'publishedAt'>, 'leadForm'> & {
  leadForm?: LeadForm & { closedAt: unknown };
};

const SHAPE: Shape<StoredCard> = {
  ...{ name: 'text', profile: 'map', links: 'list', theme: 'map' },
  ...{ userId: 'text', slug: 'text', revision: 'number', status: 'text' },
};
const LINK: Shape<CardLink> = { id: 'text', title: 'text', url: 'text' };

/** Reads the form of a card's visitors; `null` while it is closed. */
function toLeadForm(form: StoredCard['leadForm']): Card['leadForm'] {
  if (form?.closedAt !== null) return null;
  return { fields: form.fields, ...(form.amongActions && { amongActions: true }) };
}

/** Reads a takedown, with its owner's appeal if there is one. */
function toTakedown({ reason, at, appeal }: Takedown): Takedown {
  const suspension = { reason: String(reason), at: toMillis(at) };
  return appeal ? { ...suspension, appeal: { ...appeal, at: toMillis(appeal.at) } } : suspension;
}

/** Converts the document of a card, from whichever SDK or from REST. */
export function toCard(id: string, data: Record<string, unknown>): Card {
  const stored = requireShape<StoredCard>(data, SHAPE);
  for (const link of stored.links) requireShape<CardLink>(link, LINK);
  requireShape<CardProfile>(stored.profile, { name: 'text' });
  // Times are converted, and older documents lack some fields.
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
    publishedAt: toMillisOrNull(stored.publishedAt),
    publishedRevision: stored.publishedRevision ?? null,
    bookingEnabled: stored.bookingEnabled === true,
    leadForm: toLeadForm(stored.leadForm),
    takedown: takedown ? toTakedown(takedown) : null,
  };
}
