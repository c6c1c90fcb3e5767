import type { TemplateListEntry, TemplateUse } from 'shared-lib/model';

/** A published template that cards use. */
export interface TemplateInUse {
  template: TemplateListEntry;
  use: TemplateUse;
}

/** Counts the cards that have another version than the present one. */
export function cardsBehind(
  { version }: Pick<TemplateListEntry, 'version'>,
  { byVersion }: Pick<TemplateUse, 'byVersion'>,
): number {
  return Object.entries(byVersion).reduce((sum, [other, count]) => sum + (other === version ? 0 : count), 0);
}

/**
 * Separates templates by whether cards use them. Used ones are sorted by cards with another version; then come hidden ones, whose version
 * may have to be undone, and the others by use; once
 * shown they keep their position, and new ones follow.
 *
 * @param uses - Use of the counted templates.
 * @param order - Ids that are shown, in their order.
 */
export function partByUse(
  templates: readonly TemplateListEntry[],
  uses: Readonly<Record<string, TemplateUse>>,
  order: readonly string[],
): { inUse: TemplateInUse[]; unused: TemplateListEntry[]; uncounted: number } {
  const counted = templates.flatMap((template) => {
    const use = uses[template.id];
    return use ? [{ template, use }] : [];
  });
  const places = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ template }: TemplateInUse) => places.get(template.id) ?? order.length;
  const behind = ({ template, use }: TemplateInUse) => cardsBehind(template, use);
  const inUse = counted
    .filter(({ use }) => use.usage > 0)
    .sort(
      (one, other) =>
        placeOf(one) - placeOf(other) ||
        behind(other) - behind(one) ||
        Number(one.template.isPublic) - Number(other.template.isPublic) ||
        other.use.usage - one.use.usage,
    );
  return {
    inUse,
    unused: counted.filter(({ use }) => use.usage === 0).map(({ template }) => template),
    uncounted: templates.length - counted.length,
  };
}
