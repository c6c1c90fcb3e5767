export { TallyTable } from './tally-table';
