import type { FoundCard } from 'shared-lib/data';
import {
  LINK_HOST,
  searchKey,
  searchTemplates,
  type IndexedUser,
  type TemplateIndexEntry,
} from 'shared-lib/model';
import { creatorHref, inviteHref, publicCardUrl, suspendHref, userHref } from '../../paths';
import { menu } from '../screens';
import { messages } from './messages';
import type { Destination } from './recent-destinations';
import { banHost, flags, freeze, settings } from './setting-destinations';

/** Destinations of one kind. */
export interface DestinationGroup {
  label: string;
  destinations: Destination[];
}

/** Templates and flags that are shown. */
const EACH = 5;

/** A typed command and its object. */
export interface Order {
  verb: 'suspend' | 'publish' | 'invite' | 'ban' | null;
  rest: string;
}

/** Verbs of commands, each before its object. */
const ORDER_WORDS: readonly [Exclude<Order['verb'], null>, RegExp][] = [
  ['suspend', /^suspender(?: a)? (.+)$/],
  ['publish', /^publicar (.+)$/],
  ['invite', /^invitar(?: a)? (\S+@\S+)$/],
  ['ban', /^vetar(?: (?:el )?dominio)? (\S+\.\S+)$/],
];

/** Parses 'suspender a ana' or 'vetar ejemplo.com' into a verb and its object. */
export function parseOrder(key: string): Order {
  for (const [verb, words] of ORDER_WORDS) {
    const [, rest] = words.exec(key) ?? [];
    if (rest !== undefined) return { verb, rest };
  }
  return { verb: null, rest: key };
}

const invite = (email: string): Destination => ({
  to: inviteHref(email),
  label: messages.actions.invite(email),
  about: messages.actions.inviteAbout,
});

const named = (destinations: readonly Destination[], key: string) =>
  key === '' ? [] : destinations.filter(({ label }) => searchKey(label).includes(key));

/** Returns the destinations that have every word of a text in their names or descriptions; matches of names first. */
function matching(destinations: readonly Destination[], key: string): Destination[] {
  if (key === '') return [];
  const described = destinations.filter(({ label, about }) =>
    key.split(' ').every((word) => searchKey(`${label} ${about}`).includes(word)),
  );
  return [...new Set([...named(destinations, key), ...described])];
}

/** Returns the actions on a typed email address or host, besides the search results. */
function actionsOn(key: string): Destination[] {
  if (/^\S+@\S+\.\S+$/.test(key)) return [invite(key)];
  return LINK_HOST.test(key) ? [banHost(key)] : [];
}

/** Answers of which the palette offers destinations. */
export interface PaletteAnswers {
  /** Destinations that were opened last. */
  recent: readonly Destination[];
  templates: TemplateIndexEntry[];
  users: readonly Pick<IndexedUser, 'uid' | 'name' | 'email'>[];
  cards: readonly FoundCard[];
}

/** Returns the destinations that the palette offers for a text, by kind; for an empty text those that were opened last. */
export function paletteGroups(words: string, answers: PaletteAnswers): DestinationGroup[] {
  const { verb, rest: key } = parseOrder(searchKey(words));
  const { recent, templates, users, cards } = answers;
  const found = (key ? searchTemplates(templates, key) : []).slice(0, EACH);
  const actions = [
    ...(verb === null ? matching([freeze, invite(''), banHost('')], key) : []),
    ...(verb === 'invite' ? [invite(key)] : []),
    ...(verb === 'ban' ? [banHost(key)] : []),
    ...(verb === 'suspend'
      ? users.map(({ uid, name, email }) => ({
          to: suspendHref(uid),
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
            destinations: menu
              .filter(({ label }) => searchKey(label).includes(key))
              .map(({ to, label, description }) => ({ to, label, about: description })),
          },
          { label: messages.groups.settings, destinations: matching(settings, key) },
          { label: messages.groups.flags, destinations: named(flags, key).slice(0, EACH) },
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
          { label: messages.groups.actions, destinations: actionsOn(key) },
        ]
      : []),
  ];
  return withoutRepeats(groups).filter(({ destinations }) => destinations.length > 0);
}

/** Keeps the first of the destinations that lead to the same place, as the place is their key in the list. */
function withoutRepeats(groups: readonly DestinationGroup[]): DestinationGroup[] {
  const known = new Set<string>();
  return groups.map(({ label, destinations }) => ({
    label,
    destinations: destinations.filter(({ to }) => !known.has(to) && known.add(to)),
  }));
}
