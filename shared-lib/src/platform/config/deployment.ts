/** Company that runs this installation, as the legal pages name it. */
export interface Operator {
  name: string;
  taxId: string;
  address: string;
  email: string;
}

/** Service that gets errors and slow operations, and shares of them that are sent, from 0 to 1. */
export interface Monitoring {
  /** Empty for none. */
  dsn: string;
  environment: string;
  sampleRate: number;
  tracesSampleRate: number;
}

/** Settings of a production build, which `build/release/deployment.mjs` reads from the environment. */
export interface Deployment {
  firebase: {
    apiKey: string;
    appId: string;
    authDomain: string;
    projectId: string;
    storageBucket: string;
    /** Id of analytics; empty for none. */
    measurementId: string;
  };
  monitoring: Monitoring;
  /** Key of reCAPTCHA Enterprise, with which pages prove to the callables that they are ours; empty for none. */
  appCheckSiteKey: string;
  /** Mode of the keys of Stripe; empty where owners get paid without it. */
  stripeMode: '' | 'test' | 'live';
  /** Public key of pushes to owners' devices, in base64url; empty for none. */
  pushKey: string;
  /** Wallets of phones that passes are made for: Google's issuer of them, and Apple's type of them; empty for none. */
  wallets: { googleIssuer: string; applePassType: string };
  /** Makers of calendars that owners can sign in at, by the operator's client id there; empty for none. */
  calendars: { googleClient: string; microsoftClient: string };
  /** Region of the functions. */
  region: string;
  /** Number of instances of the function `card` that are always ready. */
  warmCards: number;
  origins: { shell: string; userApp: string; adminApp: string; publicCard: string };
  operator: Operator;
}

/** Replaced by webpack; `null` in a local build, undefined without a bundler (jest, scripts). */
declare const __DEPLOYMENT__: Deployment | null | undefined;

/** The deployment that this bundle was built for, or `null` for the local stack. */
export const deployment: Deployment | null =
  typeof __DEPLOYMENT__ === 'undefined' ? null : (__DEPLOYMENT__ ?? null);

const LOCAL_OPERATOR: Operator = {
  name: 'Tarjetero (instalación local de demostración)',
  taxId: 'Sin NIF: instalación de demostración',
  address: 'Este ordenador',
  email: 'hola@tarjetero.test',
};

/** The operator named on the legal pages. */
export const operator: Operator = deployment?.operator ?? LOCAL_OPERATOR;
