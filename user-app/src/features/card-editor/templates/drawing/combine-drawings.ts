import { PROFILE_MARKUP, type PublicTemplates, type TemplatedPart } from 'shared-lib/model';
import type { DrawnInstance } from './draw-instances';

/** Sorts instances by precedence as a publication does: a link's own before the general one, then the latest first. */
function inOrder(drawn: Iterable<DrawnInstance>): DrawnInstance[] {
  const isGeneral = ({ instance }: DrawnInstance) => Number(instance.targetItemId === null);
  return [...drawn].sort(
    (a, b) => isGeneral(a) - isGeneral(b) || b.instance.appliedAt - a.instance.appliedAt,
  );
}

/** Combines drawings into the templates' parts of a card; `null` when there are none. */
export function combineDrawings(drawn: Iterable<DrawnInstance>): PublicTemplates | null {
  const styles: string[] = [];
  const links: Record<string, TemplatedPart> = {};
  let profile: TemplatedPart | null = null;
  for (const { drawing, instance } of inOrder(drawn)) {
    if (!drawing) continue;
    const style = styles.push(drawing.css) - 1;
    for (const [key, html] of Object.entries(drawing.parts)) {
      if (instance.targetSection === 'links') links[key] ??= { html, style };
      else if (key === PROFILE_MARKUP) profile ??= { html, style };
    }
  }
  return profile || Object.keys(links).length > 0 ? { styles, profile, links } : null;
}
