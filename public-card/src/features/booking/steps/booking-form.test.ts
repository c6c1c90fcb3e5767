import type { ServiceQuestion } from 'shared-lib/model/booking';
import { answersTo, findFormErrors, refusedFields, type BookingFormValues } from './booking-form';

const QUESTIONS: ServiceQuestion[] = [
  { id: 'topic', label: 'Tema', kind: 'text', required: true },
  { id: 'size', label: 'Talla', kind: 'select', required: false, options: ['S', 'M'] },
  { id: 'terms', label: 'Acepto las normas', kind: 'checkbox', required: true },
];

/** Questions of a service, and of one without any. */
const ASKED = { questions: QUESTIONS, phoneRequired: false };
const NOTHING = { questions: [], phoneRequired: false };

const good: BookingFormValues = {
  name: 'Eva Ruiz',
  email: 'eva@ejemplo.com',
  phone: '+34 600 123 456',
  notes: '',
  answers: { topic: 'Un salón', terms: true },
};

describe('the booking form', () => {
  it('accepts complete details, with or without a phone', () => {
    expect(findFormErrors(good, ASKED)).toEqual({});
    expect(findFormErrors({ ...good, phone: '' }, ASKED)).toEqual({});
  });

  it('S5.05 names every missing or invalid field in the order of the screen', () => {
    const empty = { name: ' ', email: '', phone: '12', notes: 'x'.repeat(1001), answers: {} };
    expect(Object.entries(findFormErrors(empty, ASKED))).toEqual([
      ['customer.name', 'Nombre es requerido'],
      ['customer.email', 'Email es requerido'],
      ['customer.phone', 'Escribe un teléfono de al menos 6 cifras.'],
      ['answers.topic', 'Responde a esta pregunta'],
      ['answers.terms', 'Marca esta casilla para reservar'],
      ['notes', 'Notas admite como máximo 1000 caracteres'],
    ]);
  });

  it.each(['no es un email', 'ana@', '@ejemplo.com', 'ana@ejemplo', 'ana😀', 'a b@c.es'])(
    'refuses «%s» as an email address',
    (email) => {
      expect(findFormErrors({ ...good, email }, NOTHING)).toEqual({ 'customer.email': 'Email inválido' });
    },
  );

  it('S5.07 accepts any number of six digits', () => {
    const problem = { 'customer.phone': 'Escribe un teléfono de al menos 6 cifras.' };
    for (const phone of ['600111222', '+34 600-111-222', '600.11.12.22', '112 112']) {
      expect(findFormErrors({ ...good, phone }, NOTHING)).toEqual({});
    }
    for (const phone of ['11211', 'no tengo', '+34 600 x 111']) {
      expect(findFormErrors({ ...good, phone }, NOTHING)).toEqual(problem);
    }
    expect(refusedFields(['customer.phone'], { phone: '600111222' })).toEqual(problem);
  });

  it('S5.05 requires a phone when the service does', () => {
    const requested = { questions: [], phoneRequired: true };
    expect(findFormErrors({ ...good, phone: ' ' }, requested)).toEqual({
      'customer.phone': 'Teléfono es requerido',
    });
    expect(findFormErrors(good, requested)).toEqual({});
  });

  it('explains the fields that the server refuses', () => {
    expect(refusedFields(['customer.email', 'customer.phone', 'answers.topic'], { phone: ' ' })).toEqual({
      'customer.email': 'Email inválido',
      'customer.phone': 'Teléfono es requerido',
      'answers.topic': 'Revisa este campo.',
    });
  });

  it('sends answers to the service’s questions only', () => {
    expect(answersTo(QUESTIONS, { topic: ' Un salón ', size: '', terms: true, former: 'x' })).toEqual({
      topic: 'Un salón',
      terms: true,
    });
  });
});
