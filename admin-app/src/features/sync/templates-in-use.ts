import type { TemplateListEntry, TemplateUse } from 'shared-lib/domain';

/** A published template that is on cards. */
export interface TemplateInUse {
  template: TemplateListEntry;
  use: TemplateUse;
}

/** How many cards have another version than the present one. */
export function cardsBehind(
  { version }: Pick<TemplateListEntry, 'version'>,
  { byVersion }: Pick<TemplateUse, 'byVersion'>,
): number {
  return Object.entries(byVersion).reduce((sum, [other, count]) => sum + (other === version ? 0 : count), 0);
}

/**
 * Parts templates by whether they are on cards. Those that are come with the most cards behind first, then by use; once
 * shown they stay where they are, and new ones follow.
 *
 * @param uses - Of those that were counted.
 * @param order - The ids that are shown, in their order.
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
        placeOf(one) - placeOf(other) || behind(other) - behind(one) || other.use.usage - one.use.usage,
    );
  return {
    inUse,
    unused: counted.filter(({ use }) => use.usage === 0).map(({ template }) => template),
    uncounted: templates.length - counted.length,
  };
}
