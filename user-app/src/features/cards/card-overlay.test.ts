import { aCard } from '../../testing/a-card';
import { applyOverlay, settleOverlay } from './card-overlay';

const one = aCard({ id: 'one' });
const two = aCard({ id: 'two' });

describe('card overlay', () => {
  it('shows what was asked for before the server does', () => {
    const shown = applyOverlay([one, two], { one: { hidden: true }, two: { status: 'paused' } });
    expect(shown).toEqual([{ ...two, status: 'paused' }]);
  });

  it('is kept until the live list shows it', () => {
    const overlay = { one: { hidden: true }, two: { status: 'paused' as const } };
    expect(settleOverlay([one, two], overlay)).toBe(overlay);
    expect(settleOverlay([two], overlay)).toEqual({ two: { status: 'paused' } });
    expect(settleOverlay([{ ...two, status: 'paused' }], overlay)).toEqual({});
  });
});
