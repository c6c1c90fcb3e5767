import { DEMO_BUSINESS, startLocalWhatsApp, type LocalWhatsApp } from 'local-whatsapp';

/** Values that an owner types to connect to the stand-in. */
export const TYPED = {
  phoneNumberId: DEMO_BUSINESS.phoneNumberId,
  token: DEMO_BUSINESS.token,
  template: DEMO_BUSINESS.template.name,
  language: DEMO_BUSINESS.template.language,
  hour: 10,
} as const;

/** Opens a stand-in of the WhatsApp Cloud API that the tests of a file reach, another one for each test. */
export function openLocalWhatsApp(): () => LocalWhatsApp {
  let server: LocalWhatsApp;
  beforeEach(async () => {
    server = await startLocalWhatsApp();
    process.env['WHATSAPP_API_ORIGIN'] = server.origin;
  });
  afterEach(() => server.close());
  afterAll(() => {
    delete process.env['WHATSAPP_API_ORIGIN'];
  });
  return () => server;
}
