import type { PublicTemplates, PublishedCard, TemplatedPart } from '../../model/card/public-card';
import { PROFILE_MARKUP, type TemplateField, type TemplateInstance } from '../../model/templates/template';
import { templateContext } from '../context';
import { checkTemplateCss } from '../css';
import { drawParts } from './draw-parts';

/** An instance with the code of its template's version. */
export interface AppliedTemplate {
  instance: Pick<TemplateInstance, 'targetSection' | 'targetItemId' | 'data' | 'markup' | 'appliedAt'>;
  cssCode: string;
  fields: readonly TemplateField[];
}

/** Style sheets of a card, one for each template style in use, with the rules of its parts appended. */
class Styles {
  private readonly sheets = new Map<string, Set<string>>();

  /** Adds a style and returns its index in {@link list}. */
  add(css: string, rules: readonly string[]): number {
    const sheet = this.sheets.get(css) ?? new Set();
    this.sheets.set(css, sheet);
    for (const rule of rules) sheet.add(rule);
    return [...this.sheets.keys()].indexOf(css);
  }

  list(): string[] {
    return [...this.sheets].map(([css, rules]) => css + [...rules].join(''));
  }
}

/** Sorts instances by precedence: an item's own instance before the section's general one, then the latest first. */
function inOrder(applied: readonly AppliedTemplate[]): AppliedTemplate[] {
  const isGeneral = ({ instance }: AppliedTemplate) => Number(instance.targetItemId === null);
  return [...applied].sort(
    (a, b) => isGeneral(a) - isGeneral(b) || b.instance.appliedAt - a.instance.appliedAt,
  );
}

/**
 * Builds the public templates of a card. Parts that can't be shown are left out, so that the card's own design is used.
 *
 * @param card - The card as it is being published.
 * @param applied - Its active instances.
 * @param owner - Owner and card whose pictures may show.
 * @returns `null` when no template shows anything.
 */
export function buildPublicTemplates(
  card: Pick<PublishedCard, 'slug' | 'profile' | 'links'>,
  applied: readonly AppliedTemplate[],
  owner: { uid: string; cardId: string },
): PublicTemplates | null {
  const styles = new Styles();
  const links: Record<string, TemplatedPart> = {};
  let profile: TemplatedPart | null = null;
  for (const { instance, cssCode, fields } of inOrder(applied)) {
    const checked = checkTemplateCss(cssCode);
    if (!checked.ok) continue;
    const isProfile = instance.targetSection === 'profile';
    const isWanted = (key: string) =>
      isProfile
        ? key === PROFILE_MARKUP && profile === null
        : !links[key] && (instance.targetItemId === null || instance.targetItemId === key);
    const markup = Object.fromEntries(Object.entries(instance.markup).filter(([key]) => isWanted(key)));
    const context = templateContext(card, { fields, data: instance.data }, owner);
    const drawn = drawParts(instance.targetSection, markup, context);
    if (Object.keys(drawn.parts).length === 0) continue;
    const style = styles.add(checked.css, drawn.css);
    for (const [key, html] of Object.entries(drawn.parts)) {
      if (isProfile) profile = { html, style };
      else links[key] = { html, style };
    }
  }
  return profile || Object.keys(links).length > 0 ? { styles: styles.list(), profile, links } : null;
}
