import type { User } from '..';
import { requireShape } from '../stored/require-shape';

/** Converts the document of an account, from whichever SDK or from REST. */
export function toUser(uid: string, data: Record<string, unknown>): User {
  // The rules check the shape of the fields that people store themselves.
  const { photo, phone, timezone, language, settings, contexts, tax, dismissedHints, figuresFrom } =
    requireShape<Partial<User>>(data, {
      ...{ photo: 'map?', phone: 'text?', timezone: 'text?', language: 'text?', settings: 'map?' },
      ...{ contexts: 'list?', tax: 'map?', dismissedHints: 'list?', figuresFrom: 'map?' },
    });
  return {
    id: uid,
    email: String(data['email'] ?? ''),
    name: String(data['name'] ?? ''),
    ...(photo !== undefined && { photo }),
    ...(phone !== undefined && { phone }),
    ...(timezone !== undefined && { timezone }),
    ...(language !== undefined && { language }),
    ...(settings !== undefined && { settings }),
    ...(tax !== undefined && { tax }),
    // The rules can't look into a list.
    ...(contexts !== undefined && { contexts: contexts.filter((label) => typeof label === 'string') }),
    ...(dismissedHints !== undefined && {
      dismissedHints: dismissedHints.filter((name) => typeof name === 'string'),
    }),
    ...(figuresFrom !== undefined && { figuresFrom }),
  };
}
