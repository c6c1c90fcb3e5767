import type { FoundCard } from 'shared-lib/data';
import {
  DEFAULT_FLAGS,
  searchKey,
  searchTemplates,
  type IndexedUser,
  type TemplateIndexEntry,
} from 'shared-lib/domain';
import { creatorHref, flagHref, paths, publicCardUrl, userHref } from '../../paths';
import { sections } from '../layout/sections';
import { messages } from './messages';
import type { Destination } from './recent-destinations';

/** Destinations of one kind. */
export interface DestinationGroup {
  label: string;
  destinations: Destination[];
}

/** Templates and flags that are shown. */
const EACH = 5;

/** Parses 'suspender a ana' and 'publicar clara' into what is to be done, and with whom or what. */
export function parseOrder(key: string): { verb: 'suspend' | 'publish' | null; rest: string } {
  const [, suspend, publish] = /^(?:suspender(?: a)? (.+)|publicar (.+))$/.exec(key) ?? [];
  if (suspend !== undefined) return { verb: 'suspend', rest: suspend };
  return publish === undefined ? { verb: null, rest: key } : { verb: 'publish', rest: publish };
}

/** Destinations that are always known. */
const settings: Destination[] = (['alerts', 'product', 'admins', 'system'] as const).map((section) => ({
  to: `${paths.settings}?seccion=${section}`,
  ...messages.settings[section],
}));
const flags: Destination[] = Object.entries(DEFAULT_FLAGS).map(([id, { name, description }]) => ({
  to: flagHref(id),
  label: name,
  about: description,
}));
const freeze: Destination = { to: `${paths.settings}?seccion=flags`, ...messages.actions.freeze };

const matching = (destinations: readonly Destination[], key: string) =>
  key === '' ? [] : destinations.filter(({ label }) => searchKey(label).includes(key));

/** Answers of which the palette offers destinations. */
export interface PaletteAnswers {
  /** Destinations that were opened last. */
  recent: readonly Destination[];
  templates: TemplateIndexEntry[];
  users: readonly Pick<IndexedUser, 'uid' | 'name' | 'email'>[];
  cards: readonly FoundCard[];
}

/** Returns what the palette offers for a text, by kind; what was opened last while there is none. */
export function paletteGroups(words: string, answers: PaletteAnswers): DestinationGroup[] {
  const { verb, rest: key } = parseOrder(searchKey(words));
  const { recent, templates, users, cards } = answers;
  const found = (key ? searchTemplates(templates, key) : []).slice(0, EACH);
  const actions = [
    ...matching([freeze], key),
    ...(verb === 'suspend'
      ? users.map(({ uid, name, email }) => ({
          to: userHref(uid),
          label: messages.actions.suspend(name || email),
          about: messages.actions.suspendAbout,
        }))
      : []),
    ...(verb === 'publish'
      ? found.map(({ id, name }) => ({
          to: creatorHref(id, { publish: true }),
          label: messages.actions.publish(name),
          about: messages.actions.publishAbout,
        }))
      : []),
  ];
  const groups: DestinationGroup[] = [
    { label: messages.groups.recent, destinations: key === '' ? [...recent] : [] },
    { label: messages.groups.actions, destinations: actions },
    ...(verb === null
      ? [
          {
            label: messages.groups.sections,
            destinations: sections
              .filter(({ label }) => searchKey(label).includes(key))
              .map(({ to, label, description }) => ({ to, label, about: description })),
          },
          { label: messages.groups.settings, destinations: matching(settings, key) },
          { label: messages.groups.flags, destinations: matching(flags, key).slice(0, EACH) },
          {
            label: messages.groups.templates,
            destinations: found.map(({ id, name, description }) => ({
              to: creatorHref(id),
              label: name,
              about: description,
            })),
          },
          {
            label: messages.groups.users,
            destinations: users.map(({ uid, name, email }) => ({
              to: userHref(uid),
              label: name || email,
              about: email,
            })),
          },
          {
            label: messages.groups.cards,
            destinations: cards.map(({ slug, name }) => ({
              to: publicCardUrl(slug),
              label: slug,
              about: [name, messages.newTab].filter(Boolean).join(', '),
            })),
          },
        ]
      : []),
  ];
  return withoutRepeats(groups).filter(({ destinations }) => destinations.length > 0);
}

/** Keeps the first of destinations that lead to the same place, as the list tells them apart by it. */
function withoutRepeats(groups: readonly DestinationGroup[]): DestinationGroup[] {
  const known = new Set<string>();
  return groups.map(({ label, destinations }) => ({
    label,
    destinations: destinations.filter(({ to }) => !known.has(to) && known.add(to)),
  }));
}
