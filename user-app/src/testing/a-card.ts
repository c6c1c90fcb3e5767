import type { Card } from 'shared-lib/model';
import { aCardContent } from 'shared-lib/testing';

/** Returns a published card without unpublished changes, except for the overrides. */
export function aCard(overrides: Partial<Card> = {}): Card {
  return {
    ...aCardContent(),
    id: 'card0000000000000001',
    userId: 'ana',
    slug: 'ana-garcia',
    revision: 3,
    status: 'published',
    createdAt: 0,
    updatedAt: 0,
    publishedAt: 0,
    publishedRevision: 3,
    ...overrides,
  };
}
