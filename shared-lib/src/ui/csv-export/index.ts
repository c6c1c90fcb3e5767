export { CsvButton } from './csv-button';
export { exportPages, type CsvSource } from './export-pages';
export { type CsvCell } from './to-csv';
