/**
 * @jest-environment ../build/testing/jsdom-environment.cjs
 */
import { fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { aPublishedCard } from 'shared-lib/testing';
import { CardView } from 'shared-lib/ui/card-view';
import { copyNumbers } from './copy-numbers';

const bizum = {
  ...{ id: 'b', kind: 'bizum' as const, title: 'Bizum', url: '', description: '600 111 222' },
  ...{ icon: 'phone', from: null, until: null },
};

it('copyNumbers copies a Bizum number by click or key and says so', async () => {
  document.body.innerHTML = renderToStaticMarkup(
    <CardView card={aPublishedCard({ links: [bizum] })} now={0} />,
  );
  expect(screen.queryByRole('button', { name: /Bizum/ })).toBeNull();
  const copied: string[] = [];
  const said: string[] = [];
  const writeText = (text: string) => Promise.resolve(void copied.push(text));
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  copyNumbers(document, (text) => said.push(text));
  const row = screen.getByRole('button', { name: /Bizum/ });
  fireEvent.click(row);
  fireEvent.keyDown(row, { key: 'Enter' });
  await Promise.resolve();
  expect(copied).toEqual(['600 111 222', '600 111 222']);
  expect(said).toEqual(['Copiado', 'Copiado']);
});
