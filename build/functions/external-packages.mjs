/** Packages that stay outside the functions' bundle: they load parts of themselves by name. */
export const EXTERNAL_PACKAGES = ['firebase-admin', 'firebase-functions'];
