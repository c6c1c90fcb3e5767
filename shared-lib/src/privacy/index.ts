export {
  INVITATION_NOTICE,
  leadConsent,
  leadNotice,
  NOTICES,
  privacyUrl,
  REPORT_NOTICE,
} from './first-layer';
