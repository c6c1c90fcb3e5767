import type { Operator } from 'shared-lib/config';
import type { RegionPlace } from 'shared-lib/privacy';

/** Facts of an installation that the notice depends on. */
interface NoticeFacts {
  operator: Operator;
  /** Region in which functions run. */
  region: string;
}

/** The parts of the privacy notice that concern a visitor, in one language. The Spanish text, the shell's, is the one that binds. */
export interface PrivacyWords {
  title: string;
  /** Says that it is a translation of a part. */
  translated: string;
  /** Label of the link to the Spanish text. */
  whole: string;
  /** Says where a region is, as far as the law asks. */
  places: Readonly<Record<RegionPlace, string>>;
  sections: (
    facts: NoticeFacts & { place: string },
  ) => readonly { heading: string; paragraphs: readonly string[] }[];
}
