import { requirementsInWords } from './messages';

it('requirementsInWords lists each requirement once, in Stripe’s order', () => {
  expect(
    requirementsInWords([
      ...[
        'individual.dob.day',
        'individual.dob.month',
        'external_account',
        'individual.verification.document',
      ],
      ...['person_1abc.first_name', 'etwas.neues'],
    ]),
  ).toEqual([
    'Tu fecha de nacimiento',
    'La cuenta bancaria en la que cobras',
    'Una foto de tu documento de identidad',
    'Datos de una persona de la empresa',
    'Otro dato que verás en Stripe',
  ]);
});

it('requirementsInWords contains no field name of Stripe', () => {
  for (const field of ['company.tax_id', 'x', 'settings.payments.statement_descriptor', 'interv_1.form'])
    expect(requirementsInWords([field])[0]).not.toMatch(/[_.]\w/);
});
