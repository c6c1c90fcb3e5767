import type { PublishedCard } from 'shared-lib/model';

/** A link of a card. */
export interface CardAddress {
  /** Text that visitors read. */
  title: string;
  url: string;
}

/** Matches links of sanitised markup, which has double quotes and these characters escaped. */
const HREF = / href="([^"]*)"/g;

const unescape = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

/**
 * Lists every address that a card links to, in canonical form: its links, also those that show later, its website and
 * video, and addresses in the fields of its templates.
 */
export function addressesOf({
  links,
  profile,
  templates,
  sections = [],
}: Pick<PublishedCard, 'links' | 'profile' | 'templates' | 'sections'>): CardAddress[] {
  const parts = templates ? [templates.profile, ...Object.values(templates.links)] : [];
  const drawn = parts.flatMap((part) =>
    [...(part?.html ?? '').matchAll(HREF)].map(([, href = '']) => unescape(href)),
  );
  return [
    ...links.map(({ title, url }) => ({ title, url })),
    ...[profile.website, ...sections.map(({ video = '' }) => video), ...drawn].map((url) => ({
      title: url,
      url,
    })),
  ].filter(({ url }) => url !== '');
}
