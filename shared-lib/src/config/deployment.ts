/** Who runs this installation: shown on the legal pages. */
export interface Operator {
  name: string;
  taxId: string;
  address: string;
  email: string;
}

/** Where errors and slow operations are reported, and how many of them: shares from 0 to 1. */
export interface Monitoring {
  /** Empty for none. */
  dsn: string;
  environment: string;
  sampleRate: number;
  tracesSampleRate: number;
}

/** What a production build is told about where it will live (`build/deployment.mjs` reads it from the environment). */
export interface Deployment {
  firebase: {
    apiKey: string;
    appId: string;
    authDomain: string;
    projectId: string;
    storageBucket: string;
    /** Of analytics; empty for none. */
    measurementId: string;
  };
  monitoring: Monitoring;
  origins: { shell: string; userApp: string; adminApp: string; publicCard: string };
  operator: Operator;
}

/** Replaced by webpack; `null` in a local build, undefined where nothing is bundled (jest, scripts). */
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
