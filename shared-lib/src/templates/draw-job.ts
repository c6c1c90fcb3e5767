import type { PublishedCard } from '../model/card/public-card';
import { PROFILE_MARKUP, type Template, type TemplateValues } from '../model/templates/template';
import { linkTemplateProps, profileTemplateProps } from '../model/templates/template-props';
import { leadingLinks } from '../model/links/shown-links';
import { templateContext } from './context';
import type { DrawItem, DrawJob } from './drawing';

/** Part of a template that is needed to render it. */
export type DrawnTemplate = Pick<Template, 'targetSection' | 'compiledCode' | 'cssCode' | 'jsonConfig'>;

/** Part of a card, published or draft, that templates get. */
export type DrawnCard = Pick<PublishedCard, 'slug' | 'profile' | 'links' | 'theme' | 'language'>;

/**
 * Returns the job that renders a template on a card: its profile, or each of its visible links.
 *
 * @param data - Values that the owner filled in.
 * @param options.linkIds - Only these links; all of the card's when left out.
 * @param options.owner - `{uid}/{cardId}` of the card; left out where it has no pictures of its own.
 */
export function drawJob(
  card: DrawnCard,
  template: DrawnTemplate,
  data: TemplateValues,
  options: { linkIds?: readonly string[]; owner?: { uid: string; cardId: string } } = {},
): DrawJob {
  const { targetSection: section, compiledCode: code, cssCode: css, jsonConfig: fields } = template;
  const links = leadingLinks(card).filter(({ id }) => options.linkIds?.includes(id) ?? true);
  const items: DrawItem[] =
    section === 'profile'
      ? [{ key: PROFILE_MARKUP, props: profileTemplateProps(card, fields, data) }]
      : links.map((link) => ({ key: link.id, props: linkTemplateProps(card, link, fields, data) }));
  return { section, code, css, items, context: templateContext(card, { fields, data }, options.owner) };
}
