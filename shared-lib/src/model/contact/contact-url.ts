import { dialled } from './phone-number';

/** Returns the `tel:` address of a number in any notation. */
export const telUrl = (phone: string): string => `tel:${dialled(phone)}`;

/** Returns the `mailto:` address of an e-mail address. */
export const mailUrl = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
