import { profileFormSchema } from './profile-form-schema';

const good = { name: 'Ana García', phone: '+34 600 123 456', timezone: 'Europe/Madrid', language: 'es' };

const problemsOf = (changes: object) => {
  const result = profileFormSchema.safeParse({ ...good, ...changes });
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('profileFormSchema', () => {
  it('takes a whole profile, and one without a phone', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ phone: '' })).toEqual([]);
  });

  it.each([
    [{ name: '   ' }, 'name: required'],
    [{ name: 'x'.repeat(81) }, 'name: too-long:80'],
    [{ phone: '12345' }, 'phone: phone-invalid'],
    [{ phone: 'llámame mañana' }, 'phone: phone-invalid'],
    [{ phone: '<b>+34 600 123 456</b>' }, 'phone: phone-invalid'],
    [{ timezone: 'Europa/Madrid' }, 'timezone: required'],
    [{ timezone: '' }, 'timezone: required'],
  ])('refuses %j', (changes, problem) => {
    expect(problemsOf(changes)).toContain(problem);
  });
});
