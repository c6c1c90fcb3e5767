import { deployment } from './deployment';

/** The product's name as people read it. */
export const PRODUCT_NAME = 'Tarjetero';

/** Subtitle under the name in the dashboard's sidebar. */
export const PRODUCT_SUBTITLE = 'Business Cards';

/** Title of the administration panel. */
export const ADMIN_TITLE = `Admin ${PRODUCT_NAME}`;

/** Region of every Cloud Function of the product. */
export const FUNCTIONS_REGION = deployment?.region ?? 'us-central1';

/** Id of the local stack's project; `demo-` projects can never reach Google. */
export const LOCAL_PROJECT_ID = 'demo-tarjetero';

/**
 * Version of the legal texts, stored with accounts that accept it and with bookings and reports. Raise it with every
 * change of substance; stored acceptances keep their version.
 */
export const LEGAL_VERSION = '2026-11-30';
