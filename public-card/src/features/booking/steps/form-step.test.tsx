import { renderToStaticMarkup } from 'react-dom/server';
import type { PublicService } from 'shared-lib/model/booking';
import { aFormStep } from '../testing/a-form-step';
import { aPublicService } from '../testing/booking-server';

const show = (
  service: Partial<PublicService>,
  { remindsByWhatsApp = false, phone = '' }: { remindsByWhatsApp?: boolean; phone?: string } = {},
) =>
  renderToStaticMarkup(
    aFormStep({
      remindsByWhatsApp,
      service: aPublicService(service),
      values: { name: '', email: '', phone, notes: '', answers: {} },
    }),
  );

it.each([
  [
    { price: 4500, isPaid: true, due: 2250, refunds: [{ noticeMinutes: 1440, percent: 100 }] },
    /Pagas ahora 22,50\s€ de señal.*El resto \(22,50\s€\), en la cita\. Si cancelas hasta 24 h antes, te devolvemos todo/,
  ],
  [
    { price: 4500, isPaid: true, due: 4500, refunds: [] },
    /Pagas ahora 45\s€, en la página segura de Stripe\. Si cancelas, el pago no se devuelve\./,
  ],
  [{ price: 4500, payOnSite: true }, /Se paga en la cita\./],
  [
    { price: 4500, isPaid: true, keepsCard: true, due: 2000 },
    /Ahora no se cobra nada: se guarda tu tarjeta\. Si no acudes y no has cancelado, se te pueden cobrar 20\s€\..*Reservar y guardar tarjeta/,
  ],
  [
    { price: 4500, isPaid: true, keepsCard: true, due: 2000, needsConfirmation: true },
    /Se pide una tarjeta cuando se confirme\. Ahora no se cobra nada.*Pedir cita/,
  ],
])('FormStep shows the price and refund terms before the button', (service, sentence) =>
  expect(show(service)).toMatch(sentence),
);

it('FormStep names the controller before the button and links to the privacy notice', () => {
  const html = renderToStaticMarkup(aFormStep({ ownerName: 'Ana <García>' }));
  expect(html).toContain('Responsable: Ana &lt;García&gt;, que usa tus datos para atender tu reserva');
  expect(html).toMatch(
    /<a href="[^"]+\/legal\/privacidad" target="_blank" rel="noopener noreferrer">Información de privacidad<\/a>/,
  );
  expect(html.indexOf('Responsable:')).toBeLessThan(html.indexOf('type="submit"'));
});

it('FormStep marks optional fields without changing their names', () => {
  const beside = (label: string) =>
    new RegExp(
      `>${label}</label><span id="([^"]+)"[^>]*> \\(opcional\\)</span></p><\\w+ [^>]*aria-describedby="\\1"`,
    );
  expect(show({})).toMatch(beside('Teléfono'));
  expect(show({})).toMatch(beside('Notas'));
  expect(show({ phoneRequired: true })).not.toMatch(beside('Teléfono'));
  expect(show({})).not.toMatch(beside('Nombre'));
});

it('FormStep asks about WhatsApp only where the owner uses it and a phone is given, with the box empty', () => {
  const label = 'Recordármelo por WhatsApp el día antes';
  expect(show({}, { phone: '600 111 222' })).not.toContain(label);
  expect(show({}, { remindsByWhatsApp: true })).not.toContain(label);
  const html = show({}, { remindsByWhatsApp: true, phone: '600 111 222' });
  expect(html).toContain(label);
  expect(html).not.toContain('checked');
});
