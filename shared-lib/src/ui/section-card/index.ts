export { SectionCard, SectionStack } from './section-card';
