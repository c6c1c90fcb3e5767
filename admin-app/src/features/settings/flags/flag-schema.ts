export { describedFlagSchema } from 'shared-lib/domain';
