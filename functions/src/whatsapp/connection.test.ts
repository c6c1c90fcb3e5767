import { deleteOwnedData } from '../accounts/delete-account';
import { exportParts } from '../accounts/export-parts';
import { readBookingPage } from '../bookings/offer/booking-page';
import { openBookingProject, SLUG } from '../bookings/testing/booking-project';
import { refusalOf } from '../testing/local-project';
import { connectWhatsApp, disconnectWhatsApp, readWhatsApp } from './connection';
import { whatsAppRef } from './connection-document';
import { openLocalWhatsApp, TYPED } from './testing/local-whatsapp';

const project = openBookingProject();
const whatsApp = openLocalWhatsApp();
const ana = () => project.context('ana');
const connect = (change: Partial<Parameters<typeof connectWhatsApp>[1]> = {}) =>
  connectWhatsApp(ana(), { ...TYPED, ...change });

const RANGE = { from: '2026-03-02', to: '2026-03-06' };
const isOffered = async () => (await readBookingPage(project.at(), SLUG, RANGE)).remindsByWhatsApp === true;

describe('the connection to WhatsApp', () => {
  it('is stored once Meta says whose number it is, its token encrypted and never returned', async () => {
    const shown = await connect();
    expect(shown).toEqual({
      phoneNumberId: TYPED.phoneNumberId,
      displayPhone: '+34 600 00 00 00',
      verifiedName: 'Ana Pérez Fisioterapia',
      template: 'recordatorio_cita',
      language: 'es',
      hour: 10,
    });
    expect(await readWhatsApp(ana(), {})).toEqual({ connection: shown });
    const stored = JSON.stringify((await whatsAppRef(project.db(), 'ana').get()).data());
    expect(stored).not.toContain(TYPED.token);
    expect(await readWhatsApp(project.context('luis'), {})).toEqual({ connection: null });
  });

  it('is refused for a wrong token, an unknown number and a silent Meta, and stores nothing', async () => {
    expect(await refusalOf(connect({ token: 'otro' }))).toBe('whatsapp-token');
    expect(await refusalOf(connect({ token: '' }))).toBe('whatsapp-token');
    expect(await refusalOf(connect({ phoneNumberId: '99999' }))).toBe('whatsapp-number');
    whatsApp().fail('broken');
    expect(await refusalOf(connect())).toBe('whatsapp-silent');
    expect(await readWhatsApp(ana(), {})).toEqual({ connection: null });
  });

  it('keeps its token when only the hour changes', async () => {
    await connect();
    expect((await connect({ token: '', hour: 18 })).hour).toBe(18);
  });

  it('is offered to visitors until it is removed', async () => {
    await project.anOwner();
    expect(await isOffered()).toBe(false);
    await connect();
    expect(await isOffered()).toBe(true);
    await disconnectWhatsApp(ana(), {});
    await disconnectWhatsApp(ana(), {});
    expect(await isOffered()).toBe(false);
    expect(await readWhatsApp(ana(), {})).toEqual({ connection: null });
  });

  it('is in the account’s export without its token, and goes with the account', async () => {
    await project.anOwner();
    await connect();
    const lines: string[] = [];
    for await (const part of exportParts(project.db(), 'ana', { group: 0, after: '' }, () => false))
      lines.push(...part.lines);
    const line = lines.find((one) => one.includes('users/ana/whatsApp/settings'));
    expect(line).toContain('+34 600 00 00 00');
    expect(line).not.toContain('sealed');
    await deleteOwnedData(ana());
    expect((await whatsAppRef(project.db(), 'ana').get()).exists).toBe(false);
  });
});
