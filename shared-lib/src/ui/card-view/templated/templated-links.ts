import type { PublicLink, PublicTemplates } from '../../../model/card/public-card';
import { messages } from '../messages';

/** Adjacent links that are rendered together: in the card's own design, or by one template. */
export interface LinkRun {
  links: PublicLink[];
  /** Index of the template style; `null` for the card's own design. */
  style: number | null;
}

/** Splits links, in their order, into runs of the same design. */
export function linkRuns(links: readonly PublicLink[], templates: PublicTemplates | undefined): LinkRun[] {
  const runs: LinkRun[] = [];
  for (const link of links) {
    const style = templates?.links[link.id]?.style ?? null;
    const last = runs.at(-1);
    if (last?.style === style) last.links.push(link);
    else runs.push({ links: [link], style });
  }
  return runs;
}

/**
 * Returns the markup of a run of links in a shadow root: a list, like that of the card's own design.
 *
 * @param label - Name of the list, of ours.
 * @param parts - Sanitised markup with the id of its link, by which presses are counted; a sample has none.
 */
export function templatedLinksHtml(
  parts: readonly { html: string; id?: string }[],
  label = messages.links,
): string {
  const items = parts.map(({ html, id }) => `<li${id ? ` data-link="${id}"` : ''}>${html}</li>`);
  return `<ul class="tj-items" role="list" aria-label="${label}">${items.join('')}</ul>`;
}
