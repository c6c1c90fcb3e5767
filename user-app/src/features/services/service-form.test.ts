import { aService } from 'shared-lib/testing';
import { paymentLinkOf } from '../../booking-data/payment-link';
import { blankQuestion, blankService, changesOf, contentOf, findProblems, formOf } from './service-form';

const form = { ...formOf(aService({ price: 2500 })), name: 'Corte' };
const problemOf = (change: Partial<typeof form>, field: string) =>
  findProblems({ ...form, ...change })[field];

describe('the form of a service', () => {
  it('is saved unchanged from the service that fills it', () => {
    const service = aService({
      price: 1250,
      maxPerDay: 3,
      questions: [{ id: 'q', label: '¿Color?', kind: 'select', required: true, options: ['Rojo', 'Azul'] }],
      payment: { rule: 'link', link: 'https://buy.stripe.com/test_1' },
    });
    const { id: _, userId: __, hidden, archivedAt, order, createdAt, updatedAt, ...content } = service;
    expect([hidden, archivedAt, order, createdAt, updatedAt]).toBeDefined();
    expect(findProblems(formOf(service))).toEqual({});
    expect(contentOf(formOf(service))).toEqual(content);
  });

  it('saves no price for a price on request, and keeps the typed one', () => {
    const requested = { ...form, price: '25', priceOnRequest: true, paymentRule: 'full' as const };
    expect(contentOf(requested)).toMatchObject({ price: 0, priceOnRequest: true, payment: { rule: 'none' } });
    expect(findProblems({ ...requested, price: 'mucho' })).toEqual({});
    expect(contentOf({ ...requested, priceOnRequest: false }).price).toBe(2500);
  });

  it('S5.05 requires the fields that a service needs', () => {
    expect(findProblems(blankService([], 'EUR'))).toEqual({
      name: 'Nombre es requerido',
      placeDetail: 'El campo Dirección es requerido',
    });
  });

  it('refuses numbers that are missing or out of range', () => {
    for (const durationMinutes of ['' as const, 0, 4, 1441, 30.5])
      expect(problemOf({ durationMinutes }, 'durationMinutes')).toBe(
        'Pon una duración de 5 minutos a 24 horas',
      );
    expect(problemOf({ bufferAfterMinutes: -1 }, 'bufferAfterMinutes')).toBe('Pon de 0 minutos a 24 horas');
    expect(problemOf({ maxPerDay: 0 }, 'maxPerDay')).toBe('Pon un número del 1 al 200, o déjalo vacío');
    expect(problemOf({ maxPerDay: '' }, 'maxPerDay')).toBeUndefined();
    expect(problemOf({ price: 'mucho' }, 'price')).toBe('Escribe el precio así: 25 o 12,50');
  });

  it('accepts only a video link with https and a valid phone number', () => {
    const video = (placeDetail: string) => problemOf({ placeKind: 'video', placeDetail }, 'placeDetail');
    expect(video('')).toBe('Pega el enlace de la videollamada');
    for (const bad of ['http://meet.example', 'meet.google.com/x', 'javascript:alert(1)', 'https://a b'])
      expect(video(bad)).toBe('Pega un enlace que empiece por https://');
    expect(video('https://meet.google.com/abc')).toBeUndefined();
    expect(problemOf({ placeKind: 'phone', placeDetail: 'llámame' }, 'placeDetail')).toMatch(
      /^Escribe un teléfono/,
    );
    expect(problemOf({ placeKind: 'phone', placeDetail: '' }, 'placeDetail')).toBeUndefined();
  });

  it('accepts only a payment link of Stripe without its parameters, and for a price', () => {
    const paid = (paymentLink: string, price = '25') =>
      problemOf({ paymentRule: 'link', paymentLink, price }, 'paymentLink');
    expect(paid('')).toBe('Pega tu enlace de pago');
    for (const bad of [
      'https://stripe.com/x',
      'http://buy.stripe.com/x',
      'https://buy.stripe.com.evil.test/x',
    ])
      expect(paid(bad)).toBe('Pega un enlace que empiece por https://buy.stripe.com/');
    expect(paid(' https://buy.stripe.com/test_1?utm=x ')).toBeUndefined();
    expect(paymentLinkOf(' https://buy.stripe.com/test_1/?utm=x#y ')).toBe('https://buy.stripe.com/test_1');
    expect(paid('', '')).toBeUndefined();
    expect(contentOf({ ...form, price: '', paymentRule: 'link' }).payment.rule).toBe('none');
  });

  it('requires a text for each question, and options for a choice', () => {
    const question = { ...blankQuestion(), id: 'q', kind: 'select' as const, options: 'Uno\n\n Uno ' };
    expect(findProblems({ ...form, questions: [question] })).toEqual({
      'questions.q.label': 'Texto de la pregunta es requerido',
      'questions.q.options': 'Escribe al menos dos opciones',
    });
    const good = { ...question, label: '¿Cuál?', options: 'Uno\n\n Dos ' };
    expect(contentOf({ ...form, questions: [good] }).questions).toEqual([
      { id: 'q', label: '¿Cuál?', kind: 'select', required: false, options: ['Uno', 'Dos'] },
    ]);
  });

  it('saves only the changed fields', () => {
    expect(changesOf(form, { ...form, name: ' Corte ', description: 'Con lavado' })).toEqual({
      description: 'Con lavado',
    });
  });
});
