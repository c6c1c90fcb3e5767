export { describedFlagSchema } from 'shared-lib/model';
