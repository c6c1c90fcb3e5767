import {
  linkTemplateProps,
  profileTemplateProps,
  type TemplateField,
  type TemplateSection,
} from 'shared-lib/model';
import { LINK_ICON_NAMES, linkIconLabel } from 'shared-lib/ui/card-view';
import { sampleCards, sampleLink } from '../../../template-preview/sample-cards';
import { messages as creator } from '../messages';
import { messages } from './messages';

/** Something that a template may use. */
export interface ReferenceEntry {
  /** Name as it is written in the code. */
  name: string;
  /** Type in a few words. */
  type: string;
  /** Sentence that explains it. */
  text: string;
  /** Code to insert; the name where it is left out. */
  code?: string;
}

/** All that a template may use, by kind. */
export interface TemplateReference {
  props: readonly ReferenceEntry[];
  fields: readonly ReferenceEntry[];
  components: readonly ReferenceEntry[];
  icons: readonly ReferenceEntry[];
  tokens: readonly ReferenceEntry[];
}

/** Returns the props that every template of a section gets, with the values of the first sample card. */
export function cardProps(section: TemplateSection): Readonly<Record<string, unknown>> {
  const { card } = sampleCards[0];
  return section === 'profile'
    ? profileTemplateProps(card, [], {})
    : linkTemplateProps(card, sampleLink, [], {});
}

const MAX_EXAMPLE = 60;

function exampleOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  if (value === '') return ` ${messages.blank}`;
  const [line = ''] = value.split('\n');
  const short = line.length > MAX_EXAMPLE ? `${line.slice(0, MAX_EXAMPLE)}…` : line;
  return ` ${messages.example(short)}`;
}

const iconEntries: readonly ReferenceEntry[] = LINK_ICON_NAMES.map((name) => ({
  name,
  type: 'icono',
  text: linkIconLabel(name),
  code: `<Icon name="${name}" />`,
}));

const tokenEntries: readonly ReferenceEntry[] = Object.entries(messages.tokens).map(([name, text]) => ({
  name,
  type: 'CSS',
  text,
  code: `var(${name})`,
}));

const componentEntries: readonly ReferenceEntry[] = [
  {
    name: 'Icon',
    type: 'componente',
    text: messages.iconText,
    code: '<Icon name={linkIcon} url={linkUrl} />',
  },
  { name: 'name', type: 'prop de Icon', text: messages.iconName },
  { name: 'url', type: 'prop de Icon', text: messages.iconUrl },
];

/** Lists the props and tokens that a template of a section, with these fields, may use, from the functions that make its props. */
export function referenceOf(section: TemplateSection, fields: readonly TemplateField[]): TemplateReference {
  const known = cardProps(section);
  const given = Object.entries(known).map(([name, value]) => ({
    name,
    type: typeof value === 'string' ? 'texto' : 'objeto',
    text: `${messages.props[name] ?? ''}${exampleOf(value)}`.trim(),
  }));
  return {
    props: given,
    fields: fields
      // One with the name of a card's prop fills in for it where the card has nothing.
      .filter(({ id }) => id !== '' && !Object.hasOwn(known, id))
      .map(({ id, label, type }) => ({
        name: id,
        type: creator.fieldTypes[type].toLocaleLowerCase('es'),
        text: messages.fieldOf(label || id),
      })),
    components: componentEntries,
    icons: iconEntries,
    tokens: tokenEntries,
  };
}
