export { deployment, operator, type Deployment, type Monitoring, type Operator } from './deployment';
export { localEndpoints, portOffsetOf, resolveEndpoints, type Endpoints } from './endpoints';
export {
  ADMIN_TITLE,
  FUNCTIONS_REGION,
  LEGAL_VERSION,
  LOCAL_PROJECT_ID,
  PRODUCT_NAME,
  PRODUCT_SUBTITLE,
} from './product';
