import type { CardTheme } from '../domain/card';
import type { TemplateMarkup, TemplateSection } from '../domain/template';
import type { TemplateProps } from '../domain/template-props';

/** One thing that a template draws: the profile, or a link. */
export interface DrawItem {
  /** `PROFILE_MARKUP` or the id of a link. */
  key: string;
  props: TemplateProps;
}

/** What of a card limits its templates: they may link to and show only what is the card's own. See `templateContext`. */
export interface TemplateContext {
  slug: string;
  /** The person's name: a profile that doesn't say it isn't shown. */
  name: string;
  /** Addresses that the markup may lead to, in their canonical form. */
  urls: readonly string[];
  /** Folders of the card's pictures: `{uid}/{cardId}`. */
  pictures: readonly string[];
  /** Address of each link of the card, by its id. */
  linkUrls: Readonly<Record<string, string>>;
}

/** What the sandbox is asked to draw. */
export interface DrawJob {
  section: TemplateSection;
  /** `compiledCode` of the template. */
  code: string;
  /** `cssCode` of the template, as its author wrote it. */
  css: string;
  items: readonly DrawItem[];
  context: TemplateContext;
}

/** Something that the markup had and a visitor won't get, such as `onclick`. */
export interface RemovedPiece {
  kind: 'element' | 'attribute' | 'style' | 'address' | 'picture';
  name: string;
}

/** What came of a {@link DrawJob}. */
export interface TemplateDrawing {
  /** As the component drew it, by item: what an instance keeps. */
  markup: TemplateMarkup;
  /** Sanitised, by item. Missing is what visitors would see in the card's own look. */
  parts: Record<string, string>;
  /** The parts together, as they stand in the shadow root. */
  html: string;
  /** Style sheet of the shadow root. */
  css: string;
  removed: RemovedPiece[];
}

/** How a preview is shown. */
export interface DrawnLook {
  theme: CardTheme;
}

/** What a look at the shown drawing found. */
export interface TemplateInspection {
  /** Pixels by which something reaches beyond the side of its place; 0 when nothing does. */
  overflow: number;
  /** Rules of axe that the drawing breaks. */
  violations: {
    id: string;
    impact: 'minor' | 'moderate' | 'serious' | 'critical';
    /** What axe calls it, in Spanish. */
    help: string;
    /** Markup of what breaks it. */
    elements: string[];
  }[];
  /** Of the drawing, in pixels. */
  height: number;
}
