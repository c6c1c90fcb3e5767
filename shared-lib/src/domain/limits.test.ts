import { adminSignUpSchema } from './account-schema';
import { phoneText } from './card-schema';
import { TEMPLATE_EXPORT_VERSION } from './template-export';

describe('limits that several screens share', () => {
  it('S9.07 are 6 characters of an administrator’s password, 10 of a phone, and export format 1.0', () => {
    const signUp = (password: string) =>
      adminSignUpSchema.safeParse({ name: '', email: 'marta@ejemplo.com', password }).success;
    expect([signUp('12345'), signUp('123456')]).toEqual([false, true]);
    const phone = (number: string) => phoneText.safeParse(number).success;
    expect([phone('600123456'), phone('6001234567'), phone('+600123456'), phone('600 123 456')]).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(TEMPLATE_EXPORT_VERSION).toBe('1.0');
  });
});
