import type { CardTheme } from '../model/card/card-schema';
import type { TemplateMarkup, TemplateSection } from '../model/templates/template';
import type { TemplateProps } from '../model/templates/template-props';
import type { Pictures } from './pictures';

/** One item that a template renders: the profile, or a link. */
export interface DrawItem {
  /** `PROFILE_MARKUP` or the id of a link. */
  key: string;
  props: TemplateProps;
}

/** Limits of a card's templates: they may link to and show only what is the card's own. See `templateContext`. */
export interface TemplateContext {
  slug: string;
  /** Name of the person, which a profile's markup has to contain to be shown. */
  name: string;
  /** Addresses that the markup may link to, in their canonical form. */
  urls: readonly string[];
  /** Folders of the card's pictures: `{uid}/{cardId}`. */
  pictures: readonly string[];
  /** Address of each link of the card, by its id. */
  linkUrls: Readonly<Record<string, string>>;
}

/** Input of a sandbox for one drawing. */
export interface DrawJob {
  section: TemplateSection;
  /** `compiledCode` of the template. */
  code: string;
  /** `cssCode` of the template, as its author wrote it. */
  css: string;
  items: readonly DrawItem[];
  context: TemplateContext;
}

/** Markup that visitors won't get, such as `onclick`. */
export interface RemovedPiece {
  kind: 'element' | 'attribute' | 'style' | 'address' | 'picture';
  name: string;
}

/** Result of a {@link DrawJob}. */
export interface TemplateDrawing {
  /** Raw markup of the component by item, which an instance stores. */
  markup: TemplateMarkup;
  /** Sanitised markup by item. For a missing one visitors see the card's own design. */
  parts: Record<string, string>;
  /** All parts together, as they are in the shadow root. */
  html: string;
  /** Style sheet of the shadow root. */
  css: string;
  removed: RemovedPiece[];
}

/** Options of a preview's looks. */
export interface DrawnLook {
  theme: CardTheme;
  /** Pictures that visitors can't see yet. */
  pictures?: Pictures;
}

/** Result of inspecting the shown drawing. */
export interface TemplateInspection {
  /** Pixels by which content overflows its place at the side; 0 for none. */
  overflow: number;
  /** Words that are broken in two, at normal text size or at twice that, although a line has room for them. */
  brokenWords: string[];
  /** Rules of axe that the rendering violates. */
  violations: {
    id: string;
    impact: 'minor' | 'moderate' | 'serious' | 'critical';
    /** Description by axe, in Spanish. */
    help: string;
    /** Markup of the elements that break it. */
    elements: string[];
    /** Lowest measured contrast, and the least that is required; `null` for other rules. */
    contrast: { measured: number; least: number } | null;
  }[];
  /** Height of the drawing, in pixels. */
  height: number;
}
