import { z } from 'zod';
import { phoneText } from './card-schema';
import { USER_NAME_MAX } from './user';

/** Whether this runtime knows a time zone by that name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('es', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The form of Perfil. */
export const profileFormSchema = z.object({
  name: z
    .string()
    .refine((value) => value.trim() !== '', { message: 'required' })
    .max(USER_NAME_MAX, `too-long:${USER_NAME_MAX}`),
  phone: phoneText,
  timezone: z.string().refine(isTimeZone, { message: 'required' }),
  language: z.enum(['es']),
});

export type ProfileForm = z.infer<typeof profileFormSchema>;
