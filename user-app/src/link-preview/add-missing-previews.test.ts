import { PREVIEW_SIZE } from 'shared-lib/model';
import { aPublishedCard } from 'shared-lib/testing';
import { aCard } from '../testing/a-card';
import { addMissingPreviews } from './add-missing-previews';

const mockPreview = { path: `cards/ana/c/${'a'.repeat(64)}.jpg`, ...PREVIEW_SIZE };
const mockShown = jest.fn();
const mockCalls: unknown[] = [];

// A canvas and the server are what jsdom lacks.
jest.mock('./make-preview', () => ({ makePreview: () => Promise.resolve(mockPreview) }));
jest.mock('shared-lib/public-data', () => ({ getPublicCard: (slug: string) => mockShown(slug) as unknown }));
jest.mock('shared-lib/data', () => ({
  callFunction: (name: string, input: unknown) => Promise.resolve(mockCalls.push([name, input])),
}));

beforeEach(() => {
  localStorage.clear();
  mockCalls.length = 0;
  mockShown.mockReset().mockResolvedValue(aPublishedCard({ revision: 3 }));
});

describe('the pictures of links', () => {
  it('are made once for published cards without one', async () => {
    const card = aCard();
    await addMissingPreviews([card]);
    await addMissingPreviews([card]);
    expect(mockCalls).toEqual([['addLinkPreview', { cardId: card.id, revision: 3, preview: mockPreview }]]);
    expect(mockShown).toHaveBeenCalledTimes(1);
  });

  it('are not made for cards that have one, are hidden, or have changed since', async () => {
    mockShown.mockResolvedValue(aPublishedCard({ revision: 3, preview: mockPreview }));
    await addMissingPreviews([
      aCard(),
      aCard({ id: 'paused', status: 'paused' }),
      aCard({ id: 'new', revision: 4 }),
    ]);
    expect(mockShown).toHaveBeenCalledTimes(1);
    expect(mockCalls).toEqual([]);
  });

  it('are made later after a network failure', async () => {
    mockShown.mockRejectedValueOnce(new Error('offline'));
    await addMissingPreviews([aCard()]);
    expect(mockCalls).toEqual([]);
    await addMissingPreviews([aCard()]);
    expect(mockCalls).toHaveLength(1);
  });
});
