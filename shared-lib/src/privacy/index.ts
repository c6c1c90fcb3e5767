export { INVITATION_NOTICE, NOTICES, privacyUrl, REPORT_NOTICE } from './first-layer';
