import type { ServiceQuestion } from 'shared-lib/domain/booking';
import { answersTo, findFormErrors, refusedFields, type BookingFormValues } from './booking-form';

const QUESTIONS: ServiceQuestion[] = [
  { id: 'topic', label: 'Tema', kind: 'text', required: true },
  { id: 'size', label: 'Talla', kind: 'select', required: false, options: ['S', 'M'] },
  { id: 'terms', label: 'Acepto las normas', kind: 'checkbox', required: true },
];

const good: BookingFormValues = {
  name: 'Eva Ruiz',
  email: 'eva@ejemplo.com',
  phone: '+34 600 123 456',
  notes: '',
  answers: { topic: 'Un salón', terms: true },
};

describe('the form', () => {
  it('takes what is complete', () => {
    expect(findFormErrors(good, QUESTIONS)).toEqual({});
    expect(findFormErrors({ ...good, phone: '' }, QUESTIONS)).toEqual({});
  });

  it('says beside each field what is missing or wrong, in the order of the screen', () => {
    const empty = { name: ' ', email: '', phone: '12', notes: 'x'.repeat(1001), answers: {} };
    expect(Object.entries(findFormErrors(empty, QUESTIONS))).toEqual([
      ['customer.name', 'Nombre es requerido'],
      ['customer.email', 'Email es requerido'],
      ['customer.phone', 'Teléfono inválido'],
      ['answers.topic', 'Esta respuesta es requerida'],
      ['answers.terms', 'Márcala para poder reservar'],
      ['notes', 'Notas admite como máximo 1000 caracteres'],
    ]);
  });

  it.each(['no es un email', 'ana@', '@ejemplo.com', 'ana@ejemplo', 'ana😀', 'a b@c.es'])(
    'takes «%s» for no address',
    (email) => {
      expect(findFormErrors({ ...good, email }, [])).toEqual({ 'customer.email': 'Email inválido' });
    },
  );

  it('has words for what the server refuses', () => {
    expect(refusedFields(['customer.email', 'answers.topic'])).toEqual({
      'customer.email': 'Email inválido',
      'answers.topic': 'Revisa este campo.',
    });
  });

  it('sends answers to what is asked, and nothing else', () => {
    expect(answersTo(QUESTIONS, { topic: ' Un salón ', size: '', terms: true, former: 'x' })).toEqual({
      topic: 'Un salón',
      terms: true,
    });
  });
});
