import { zodResolver } from '@hookform/resolvers/zod';
import { profileFormSchema } from 'shared-lib/model';

/** Resolver of the form of the profile, whose messages are codes. */
export const profileResolver = zodResolver(profileFormSchema);
