import { z } from 'zod';
import { nameText, phoneText } from './card-schema';
import { MAX_USER_NAME } from '../account/user';

/** Reports whether this runtime knows a time zone by that name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('es', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The form in Perfil. */
export const profileFormSchema = z.object({
  name: nameText(MAX_USER_NAME).refine((value) => value.trim() !== '', { message: 'required' }),
  phone: phoneText,
  timezone: z.string().refine(isTimeZone, { message: 'required' }),
  language: z.enum(['es']),
});

export type ProfileForm = z.infer<typeof profileFormSchema>;
