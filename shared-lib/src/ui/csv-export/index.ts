export { CsvButton, ExportButton } from './csv-button';
export { exportPages, type CsvSource, type TextSource } from './export-pages';
export { type CsvCell } from './to-csv';
