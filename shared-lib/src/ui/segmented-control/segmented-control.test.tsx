/** @jest-environment ../build/testing/jsdom-environment.cjs */
import '@testing-library/jest-dom';
import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SegmentedControl } from '.';

const DAYS = [7, 30, 90].map((value) => ({ value, label: `${value} días`, disabled: value === 90 }));

function Period() {
  const [days, setDays] = useState(7);
  return <SegmentedControl aria-label="Periodo" value={days} data={DAYS} onChange={setDays} />;
}

const taken = () => screen.getByRole('radio', { checked: true });

it('the segmented control selects one enabled choice, by a press or with the arrow keys', async () => {
  const user = userEvent.setup();
  render(<Period />);
  expect(screen.getByRole('radiogroup', { name: 'Periodo' })).toContainElement(taken());
  expect(taken()).toHaveAccessibleName('7 días');
  await user.click(screen.getByText('30 días'));
  expect(taken()).toHaveAccessibleName('30 días');
  await user.keyboard('{ArrowRight}');
  expect(taken()).toHaveAccessibleName('7 días');
  await user.click(screen.getByText('90 días'));
  expect(taken()).toHaveAccessibleName('7 días');
});
