/*
 * Has tokens read without being verified, as Google's emulator does: no service that could verify one is at hand.
 * `firebase-functions` looks at this once, when it is loaded, so that jest runs this before every test file.
 */
process.env['FIREBASE_DEBUG_MODE'] = 'true';
process.env['FIREBASE_DEBUG_FEATURES'] = '{"skipTokenVerification":true}';

export {};
