/** The product's name, wherever a person reads it. */
export const PRODUCT_NAME = 'Tarjetero';

/** Subtitle under the name in the dashboard's sidebar. */
export const PRODUCT_SUBTITLE = 'Business Cards';

/** Title of the administration panel. */
export const ADMIN_TITLE = `Admin ${PRODUCT_NAME}`;

/** Where every Cloud Function of the product runs. */
export const FUNCTIONS_REGION = 'us-central1';

/** The project of the local stack; `demo-` projects can never reach Google. */
export const LOCAL_PROJECT_ID = 'demo-tarjetero';

/** Version of the legal texts that an account accepts when it is created. Raise it with every change of substance. */
export const LEGAL_VERSION = '2026-11-20';
