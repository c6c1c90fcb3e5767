import { renderToStaticMarkup } from 'react-dom/server';
import { aService } from 'shared-lib/testing';
import { FormStep } from './form-step';

it('says before the button who is responsible for what is typed, and leads to the notice beside the form', () => {
  const html = renderToStaticMarkup(
    <FormStep
      service={{ ...aService(), placeKind: 'in-person', isPaid: false }}
      ownerName="Ana <García>"
      values={{ name: '', email: '', phone: '', notes: '', answers: {} }}
      errors={{}}
      isSending={false}
      aboutLimit=""
      aboutHold=""
      problem={null}
      onChange={() => undefined}
      onErrors={() => undefined}
      onSubmit={() => undefined}
    />,
  );
  expect(html).toContain('Responsable: Ana &lt;García&gt;, que usa tus datos para atender tu reserva');
  expect(html).toMatch(
    /<a href="[^"]+\/legal\/privacidad" target="_blank" rel="noopener noreferrer">Información de privacidad<\/a>/,
  );
  expect(html.indexOf('Responsable:')).toBeLessThan(html.indexOf('type="submit"'));
});
