/**
 * @jest-environment ../build/testing/jsdom-environment.cjs
 */
import { act, render, screen } from '@testing-library/react';
import type { VisitorWaiting } from 'shared-lib/model/booking';
import { openBrowser, press } from '../testing/booking-browser';
import { answerBooking, aPublicService, NOW } from '../testing/booking-server';
import { WaitingPage } from './waiting-page';

openBrowser({ zone: 'Europe/Madrid' });

const LINK = { waitingId: 'waiting0000000000001', offer: 1, token: 'secreto' };
const WISH = { from: '2026-03-02', to: '2026-03-08', weekdays: ['1' as const], parts: ['morning' as const] };

const anEntry = (state: Exclude<VisitorWaiting['state'], 'gone'>): VisitorWaiting => ({
  ...{ now: NOW, state, slug: 'ana', ownerName: 'Ana García', serviceName: 'Corte', wish: WISH },
  ...{ zone: 'Europe/Madrid', visitorZone: 'Europe/Madrid', changeNoticeMinutes: 1440 },
  ...(state === 'offered' && {
    offer: { start: Date.UTC(2026, 2, 5, 9), until: NOW + 30 * 60_000 },
    service: aPublicService({ name: 'Corte', price: 2500 }),
  }),
});

async function open(waiting: VisitorWaiting, more: Record<string, unknown> = {}) {
  const sent = answerBooking({ waiting, 'leave-waiting': {}, ...more });
  await act(async () => {
    render(<WaitingPage slug="ana" link={LINK} />);
  });
  return sent;
}

describe('the page of an offered hour', () => {
  it('shows time, price, until when it is held and until when it can be cancelled, and books nothing by itself', async () => {
    const sent = await open(anEntry('offered'));
    expect(await screen.findByRole('heading', { name: 'Este hueco es para ti' })).toBeTruthy();
    const summary = screen.getByRole('group', { name: 'Tu reserva' }).textContent;
    expect(summary).toMatch(/Corte.*25.€.*5 de marzo.*10:00/);
    expect(screen.getByText(/Te lo guardamos hasta el .*08:30/)).toBeTruthy();
    expect(screen.getByText(/Puedes cambiar o cancelar la cita hasta el .*4 de marzo/)).toBeTruthy();
    expect(sent.map(({ name }) => name)).toEqual(['waiting']);
  });

  it('leaves the list by a press', async () => {
    const sent = await open(anEntry('offered'));
    await press('Salir de la lista');
    expect(await screen.findByRole('heading', { name: 'Has salido de la lista' })).toBeTruthy();
    expect(sent.at(-1)).toEqual({ name: 'leave-waiting', body: LINK });
  });
});

describe('the page of a waiting list', () => {
  it('says that an hour went to the next person, without a way to book it', async () => {
    await open(anEntry('passed'));
    expect(
      await screen.findByRole('heading', { name: 'Este hueco ya no está guardado para ti' }),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reservar' })).toBeNull();
  });

  it('says what is waited for', async () => {
    await open(anEntry('waiting'));
    expect(await screen.findByText('Esperas un hueco de Corte con Ana García.')).toBeTruthy();
  });

  it('says that nobody waits any more', async () => {
    await open({ state: 'gone' });
    expect(await screen.findByRole('heading', { name: 'No estás en la lista de espera' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
