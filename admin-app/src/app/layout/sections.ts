import { menu } from '../screens';
import { messages } from './messages';

/** One section of the administration. */
export type AdminSection = (typeof menu)[number];

/** Reports whether a section is one of the templates', where a new one is the first thing to do. */
export const isOfTemplates = ({ group }: AdminSection): boolean => group === messages.groups.templates;

/** Returns the section that an address belongs to. */
export function sectionAt(pathname: string): AdminSection | undefined {
  return menu.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
}
