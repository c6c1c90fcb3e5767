/** The part of a card that a template draws. */
export type TemplateSection = 'profile' | 'links';

/** What an owner can be asked for. */
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

/** One value that a template takes, as its author declares it. The id is the name of the prop. */
export interface TemplateField {
  id: string;
  label: string;
  type: TemplateFieldType;
  defaultValue: TemplateValue;
  /** False for values that only the template's author sets. */
  editable: boolean;
  /** What a `select` offers. */
  options?: string[];
}

/** What a template is made of. */
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
  /** The component as browsers run it, made when the template is saved; empty while it doesn't compile. */
  compiledCode: string;
  downloadCount: number;
  rating: number;
  createdAt: number;
  updatedAt: number;
  revision: number;
}

/** `userTemplates/{id}/versions/{semver}`: a published form, for good. */
export interface TemplateVersion extends TemplateCode {
  version: string;
  compiledCode: string;
  notes: string;
  publishedBy: string;
  publishedAt: number;
}

/**
 * What a template's component drew, by what it was drawn for: {@link PROFILE_MARKUP} or the id of a link. Nobody's
 * page shows it before it was sanitised.
 */
export type TemplateMarkup = Record<string, string>;

/** The key of a profile's markup. */
export const PROFILE_MARKUP = 'profile';

/** `templateInstances/{id}`: a template on a card, with what its owner filled in. */
export interface TemplateInstance {
  id: string;
  templateId: string;
  templateVersion: string;
  userId: string;
  cardId: string;
  cardOwner: string;
  targetSection: TemplateSection;
  /** The one link that it is for; `null` for the general one of the section. */
  targetItemId: string | null;
  data: TemplateValues;
  /** Values of fields that a later version of the template no longer has. */
  attic: TemplateValues;
  markup: TemplateMarkup;
  isActive: boolean;
  appliedAt: number;
  updatedAt: number;
}

/** Which place on a card a template is applied to. */
export type TemplatePlace = Pick<TemplateInstance, 'cardId' | 'targetSection' | 'targetItemId'>;

/** A template as it is exchanged between installations. */
export interface TemplateExport {
  version: '1.0';
  /** ISO instant. */
  exportedAt: string;
  template: TemplateDraft;
}

/** How many templates there are, and how they are received. */
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

/** What the gallery searches: `templateIndex/public`, the most downloaded first. */
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
  /** The document `templateIndex/previews-{n}` that holds what draws it. */
  preview: number;
}

/** What draws a preview, in `templateIndex/previews-{n}` by template id. */
export type TemplatePreview = Pick<Template, 'compiledCode' | 'cssCode' | 'jsonConfig' | 'version'>;

/** Longest texts, in UTF-16 units, and how many of each a template may have. */
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
  /** Of the profile or of one link, in UTF-16 units. */
  markup: 40_000,
} as const;
