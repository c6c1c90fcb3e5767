import { adminSignUpSchema } from './account/account-schema';
import { phoneText } from './card/card-schema';
import { TEMPLATE_EXPORT_VERSION } from './templates/template-export';

describe('limits that several screens share', () => {
  it('S9.07 are 6 characters of an administrator’s password, the digits of a phone and the export format 1.0', () => {
    const signUp = (password: string) =>
      adminSignUpSchema.safeParse({ name: '', email: 'marta@ejemplo.com', password }).success;
    expect([signUp('12345'), signUp('123456')]).toEqual([false, true]);
    const phone = (number: string) => phoneText.safeParse(number).success;
    expect(['600123456', '600 123 456', '12345', '(          )'].map(phone)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(TEMPLATE_EXPORT_VERSION).toBe('1.0');
  });
});
