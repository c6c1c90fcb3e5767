export { PageHeading } from './page-heading';
export { AfterHeading } from './after-heading';
