export {
  INVITATION_NOTICE,
  leadConsent,
  leadNotice,
  NOTICES,
  placeOfRegion,
  privacyUrl,
  REPORT_NOTICE,
  visitorsPrivacyUrl,
  type RegionPlace,
} from './first-layer';
