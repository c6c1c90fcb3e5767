import type * as services from './services';

const STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];

/** Returns the secrets of Stripe that each service of a deployment is given. */
function givenTo(stripeMode: '' | 'live'): Record<string, string[]> {
  const given: Record<string, string[]> = {};
  jest.isolateModules(() => {
    Object.assign(globalThis, {
      __DEPLOYMENT__: {
        ...{ stripeMode, region: 'europe-west1', appCheckSiteKey: '' },
        wallets: { googleIssuer: '', applePassType: '' },
        calendars: { googleClient: '', microsoftClient: '' },
      },
    });
    const { SERVICES } = jest.requireActual<typeof services>('./services');
    for (const [name, options] of Object.entries(SERVICES)) {
      const names = (options.secrets as { name: string }[]).map((secret) => secret.name);
      given[name] = names.filter((secret) => STRIPE.includes(secret));
    }
  });
  Reflect.deleteProperty(globalThis, '__DEPLOYMENT__');
  return given;
}

describe('the secrets of Stripe', () => {
  it('are given only to the services that need them', () => {
    const [key, webhook] = STRIPE as [string, string];
    expect(givenTo('live')).toEqual({
      ...{ api: [key], visitor: [key], jobs: [key], mail: [] },
      stripe: [key, webhook],
    });
  });

  it('are given to no service of a deployment without Stripe', () => {
    expect(Object.values(givenTo('')).flat()).toEqual([]);
  });
});
