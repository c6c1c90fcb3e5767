export { connectAuth } from './connect-auth';
