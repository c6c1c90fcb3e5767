import {
  isValidTemplate,
  type Template,
  type TemplateRow,
  type TemplateStats,
  type TemplateUse,
} from 'shared-lib/domain';

/** A line of the list, with what can be done to it. */
export interface ListedTemplate extends TemplateRow {
  template: Template;
  /** Both component and style are there. */
  isValid: boolean;
  /** Edits of the published form wait to be published. */
  hasDraft: boolean;
  /** There is a published form to show again. */
  wasPublished: boolean;
}

/** The templates as lines of the list; their use is unknown (zero) until it was counted. */
export function toRows(
  templates: readonly Template[],
  drafts: readonly Template[],
  use: Readonly<Record<string, TemplateUse>>,
): ListedTemplate[] {
  return templates.map((template) => {
    const { id, name, description, category, isPublic, downloadCount } = template;
    return {
      id,
      name,
      description,
      category,
      isPublic,
      downloads: downloadCount,
      usage: use[id]?.usage ?? 0,
      trend: use[id]?.trend ?? null,
      template,
      isValid: isValidTemplate(template),
      hasDraft: drafts.some((draft) => draft.id === id),
      wasPublished: Object.keys(use[id]?.byVersion ?? {}).length > 0,
    };
  });
}

/** How many templates there are, and how they are received. Those that nobody has rated don't count in the average. */
export function statsOf(templates: readonly Template[]): TemplateStats {
  const shown = templates.filter(({ isPublic }) => isPublic).length;
  const ratings = templates.map(({ rating }) => rating).filter((rating) => rating > 0);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    totalTemplates: templates.length,
    publicTemplates: shown,
    privateTemplates: templates.length - shown,
    totalDownloads: sum(templates.map(({ downloadCount }) => downloadCount)),
    averageRating: ratings.length === 0 ? 0 : sum(ratings) / ratings.length,
  };
}
