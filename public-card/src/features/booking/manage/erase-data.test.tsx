import { renderToStaticMarkup } from 'react-dom/server';
import type { VisitorBooking } from 'shared-lib/model/booking';
import { aVisitorBooking } from '../testing/a-visitor-booking';
import { EraseData } from './erase-data';
import { VisitorData } from './visitor-data';

const ignore = () => undefined;
const buttonsOf = (html: string) => [...html.matchAll(/<button[^>]*>([^<]+)</g)].map(([, label]) => label);
const erase = (overrides: Partial<VisitorBooking>, proof = '') =>
  renderToStaticMarkup(
    <EraseData
      booking={aVisitorBooking(overrides)}
      refused={null}
      isSending={false}
      proof={proof}
      onErase={ignore}
      onBack={ignore}
    />,
  );

describe('a visitor’s data', () => {
  it('can be downloaded and erased, beside the name of the controller', () => {
    const html = renderToStaticMarkup(
      <VisitorData booking={aVisitorBooking()} isSending={false} onDownload={ignore} onErase={ignore} />,
    );
    expect(html).toContain('Responsable: Ana García');
    expect(buttonsOf(html)).toEqual(['Descargar mis datos', 'Pedir que se borren']);
  });

  it('can be erased entirely on request with the link from a mail', () => {
    expect(erase({}, 'x')).toContain('Pedir también que Ana García borre lo demás que sepa de mí');
    expect(erase({})).not.toContain('type="checkbox"');
  });

  it.each([
    ['is over', { status: 'completed', canChange: false }, ['Borrar mis datos']],
    [
      'is to come',
      { status: 'confirmed', canChange: true },
      ['Cancelar reserva y borrar datos', 'Borrar cuando pase la cita'],
    ],
    [
      'is too near to be cancelled',
      { status: 'confirmed', canChange: false },
      ['Borrar cuando pase la cita'],
    ],
    ['waits for its end', { canChange: true, eraseAfter: 1 }, ['Cancelar reserva y borrar datos']],
  ] as const)('of a booking that %s has its own ways of erasure', (_, overrides, labels) => {
    expect(buttonsOf(erase(overrides))).toEqual([...labels, 'Conservar mis datos']);
  });
});
