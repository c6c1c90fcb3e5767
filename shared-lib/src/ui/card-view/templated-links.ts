import type { PublicLink, PublicTemplates } from '../../domain/public-card';
import { messages } from './messages';

/** Neighbouring links that are drawn together: in the card's own look, or in one template's. */
export interface LinkRun {
  links: PublicLink[];
  /** Which of the card's template styles; `null` for the card's own look. */
  style: number | null;
}

/** Splits links, in their order, into runs of one look. */
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

/** Markup of a run of links in a shadow root: a list, like that of the card's own look. */
export function templatedLinksHtml(parts: readonly string[]): string {
  return `<ul class="tj-items" role="list" aria-label="${messages.links}">${parts.map((html) => `<li>${html}</li>`).join('')}</ul>`;
}
