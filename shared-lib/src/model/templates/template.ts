/** The part of a card that a template renders. */
export type TemplateSection = 'profile' | 'links';

/** Types of the fields that an owner fills in. */
export const TEMPLATE_FIELD_TYPES = [
  'text',
  'textarea',
  'image',
  'color',
  'url',
  'select',
  'switch',
  'number',
] as const;

export type TemplateFieldType = (typeof TEMPLATE_FIELD_TYPES)[number];

/** A value of a field: numbers of `number`, booleans of `switch`, else text. An image's is its path in Storage. */
export type TemplateValue = string | number | boolean;

/** Values by the id of their field. */
export type TemplateValues = Record<string, TemplateValue>;

/** A field of a template, as its author declares it. Its id is the name of the prop. */
export interface TemplateField {
  id: string;
  label: string;
  type: TemplateFieldType;
  defaultValue: TemplateValue;
  /** False for fields that only the template's author sets. */
  editable: boolean;
  /** Choices of a `select`. */
  options?: string[];
  /** Id of the field of an earlier version whose values this one takes over. */
  formerId?: string;
}

/** Code of a template. */
export interface TemplateCode {
  /** JSX of one static component: no state, effects or handlers. */
  reactCode: string;
  cssCode: string;
  jsonConfig: TemplateField[];
}

/** A template as an administrator edits it; see {@link Template}. */
export interface TemplateDraft extends TemplateCode {
  name: string;
  description: string;
  category: string;
  /** Semantic version. */
  version: string;
  author: string;
  targetSection: TemplateSection;
  tags: string[];
}

/** `userTemplates/{id}` or `adminTemplates/{id}`; times are milliseconds since the epoch. */
export interface Template extends TemplateDraft {
  id: string;
  isPublic: boolean;
  /** The component compiled to JavaScript when the template is saved; empty while it doesn't compile. */
  compiledCode: string;
  downloadCount: number;
  rating: number;
  createdAt: number;
  updatedAt: number;
  revision: number;
}

/** `userTemplates/{id}/versions/{semver}`: a published version, never changed. */
export interface TemplateVersion extends TemplateCode {
  version: string;
  compiledCode: string;
  notes: string;
  publishedBy: string;
  publishedAt: number;
}

/**
 * Markup that a template's component rendered, by item: {@link PROFILE_MARKUP} or the id of a link. It has to be
 * sanitised before anybody's page shows it.
 */
export type TemplateMarkup = Record<string, string>;

/** The key of a profile's markup. */
export const PROFILE_MARKUP = 'profile';

/** `templateInstances/{id}`: a template on a card, with its owner's values. */
export interface TemplateInstance {
  id: string;
  templateId: string;
  templateVersion: string;
  userId: string;
  cardId: string;
  cardOwner: string;
  targetSection: TemplateSection;
  /** The one link that it is for; `null` for all links of the section. */
  targetItemId: string | null;
  data: TemplateValues;
  /** Values of fields that a later version of the template no longer has. */
  attic: TemplateValues;
  markup: TemplateMarkup;
  isActive: boolean;
  appliedAt: number;
  updatedAt: number;
}

/** Place on a card that a template is applied to. */
export type TemplatePlace = Pick<TemplateInstance, 'cardId' | 'targetSection' | 'targetItemId'>;

/** Reports whether an instance of a card is at one place of it: an instance for one link isn't at the place for all. */
export function isAtPlace(instance: TemplateInstance, place: TemplatePlace): boolean {
  return instance.targetSection === place.targetSection && instance.targetItemId === place.targetItemId;
}

/** Returns a card's instance at one place, the one applied last where two claim it; `null` for none. */
export function instanceAt(
  instances: readonly TemplateInstance[],
  place: TemplatePlace,
): TemplateInstance | null {
  const here = instances.filter((instance) => isAtPlace(instance, place));
  return here.sort((a, b) => b.appliedAt - a.appliedAt)[0] ?? null;
}

/** A template in an export file. */
export interface TemplateExport {
  version: '1.0';
  /** ISO instant. */
  exportedAt: string;
  template: TemplateDraft;
}

/** Several templates in one export file. */
export interface TemplatesExport extends Omit<TemplateExport, 'template'> {
  templates: TemplateDraft[];
}

/** Figures above the administrators' list of templates. */
export interface TemplateStats {
  totalTemplates: number;
  publicTemplates: number;
  privateTemplates: number;
  totalDownloads: number;
  averageRating: number;
}

/** A line of the administrators' list. */
export interface TemplateRow {
  id: string;
  name: string;
  description: string;
  category: string;
  isPublic: boolean;
  downloads: number;
  /** Cards that show it. */
  usage: number;
  /** Uses of the last seven days against the seven before, in percent; `null` when there were none before. */
  trend: number | null;
}

/** A template in the gallery's index, `templateIndex/public`, the most downloaded first. */
export interface TemplateIndexEntry {
  id: string;
  name: string;
  description: string;
  tags: string[];
  targetSection: TemplateSection;
  category: string;
  version: string;
  downloadCount: number;
  /** Milliseconds since the epoch. */
  updatedAt: number;
  /** Number of the document `templateIndex/previews-{n}` with its code. */
  preview: number;
}

/** Code of a preview, in `templateIndex/previews-{n}` by template id. */
export type TemplatePreview = Pick<Template, 'compiledCode' | 'cssCode' | 'jsonConfig' | 'version'>;

/** The categories that templates are sorted into; one that is imported may bring another. */
export const TEMPLATE_CATEGORIES = ['Con carácter', 'Con imagen', 'Esencial'] as const;

/** Longest texts of a template, in UTF-16 units, and most items. */
export const TEMPLATE_LIMITS = {
  name: 80,
  description: 600,
  category: 60,
  author: 80,
  tag: 40,
  tags: 20,
  reactCode: 100_000,
  cssCode: 60_000,
  compiledCode: 150_000,
  fields: 60,
  fieldId: 40,
  fieldLabel: 80,
  fieldText: 2000,
  options: 20,
  optionText: 80,
  notes: 600,
  /** Markup of the profile or of one link, in UTF-16 units. */
  markup: 40_000,
  /** Markup of all places of one instance together; `firestore.rules` has the same. */
  instanceMarkup: 200_000,
  /** Markup of all active instances on one card together: visitors get a document of 256 KB at most. */
  cardMarkup: 400_000,
  /** Active instances on one card: one for the profile and each link, and some to spare. */
  cardInstances: 80,
} as const;
