export { AfterHeading, PageHeading } from './page-heading';
