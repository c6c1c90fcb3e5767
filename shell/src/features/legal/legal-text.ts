/** One legal text: its title and its sections, each a heading and paragraphs. */
export interface LegalText {
  title: string;
  sections: { heading: string; paragraphs: string[] }[];
}
