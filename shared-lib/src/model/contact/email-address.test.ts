import { asciiEmail, findEmailProblem, withoutAccents } from './email-address';
import { mailUrl } from './contact-url';
import { signUpSchema } from '../account/account-schema';
import { visitorBookingInputs } from '../booking';
import { parseLinkUrl } from '../links/link-url';

const PUNYCODE = 'ana@xn--peluquera-n5a.es';

describe('an e-mail address', () => {
  it.each([
    ['ana@peluquería.es', PUNYCODE],
    [' ana@PELUQUERÍA.es ', PUNYCODE],
    ['ana@ejemplo.com', 'ana@ejemplo.com'],
    ['josé@correo.es', 'josé@correo.es'],
    ['ana@a/b.es', 'ana@a/b.es'],
    ['ana@', 'ana@'],
    ['', ''],
  ])('%j is sent as %j', (typed, sent) => {
    expect(asciiEmail(typed)).toBe(sent);
  });

  it.each([
    ['', null],
    ['ana@peluquería.es', null],
    ['ana@ejemplo.com', null],
    ['josé@correo.es', 'email-accent'],
    ['peña@correo.es', 'email-accent'],
    ['josé', 'email-invalid'],
    ['ana@ejemplo', 'email-invalid'],
  ])('%j has the problem %j', (typed, problem) => {
    expect(findEmailProblem(typed)).toBe(problem);
  });

  it('has a suggestion without accents', () => {
    expect(['josé@correo.es', 'Peña@correo.es'].map(withoutAccents)).toEqual([
      'jose@correo.es',
      'Pena@correo.es',
    ]);
  });

  it('is normalised in the same way for a booking, an account and a link', () => {
    const { email } = visitorBookingInputs.book.shape.customer.shape;
    expect(email.parse('ana@peluquería.es')).toBe(PUNYCODE);
    expect(email.safeParse('josé@correo.es').error?.issues[0]?.message).toBe('email-accent');
    const account = { name: 'Ana', email: 'ana@peluquería.es', password: 'secreta' };
    expect(signUpSchema.parse(account).email).toBe(PUNYCODE);
    expect(parseLinkUrl('ana@peluquería.es')).toEqual({ ok: true, url: `mailto:${PUNYCODE}` });
    expect(mailUrl(asciiEmail('ana@peluquería.es'))).toBe(`mailto:${PUNYCODE}`);
  });
});
