export { TallyTable, type TallyWords } from './tally-table';
