export { deployment, operator, type Monitoring, type Operator } from './deployment';
export { documentsUrl } from './documents-url';
export { requireOwnBuild } from './require-own-build';
export { localEndpoints, portOffsetOf, resolveEndpoints, type Endpoints } from './endpoints';
export {
  ADMIN_TITLE,
  FUNCTIONS_REGION,
  LEGAL_VERSION,
  LOCAL_PROJECT_ID,
  PRODUCT_NAME,
  PRODUCT_SUBTITLE,
} from './product';
