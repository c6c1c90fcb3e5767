import { linksOfTrade, TRADES } from './trades';

describe('the suggested links', () => {
  it.each([
    ['fotógrafa de bodas', 'Fotografía'],
    ['Fisioterapeuta', 'Fisioterapia'],
    ['peluquero', 'Peluquería'],
    ['Programadora', 'Programación'],
    ['abogado', 'Abogada / abogado'],
  ])('for %s are those of %s', (trade, known) => {
    expect(linksOfTrade(trade)).toBe(TRADES[known]);
  });

  it.each(['', 'astronauta', '¡¿!?', 'Jefa de obra'])('for %j are the usual ones', (trade) => {
    expect(linksOfTrade(trade)).toEqual(['whatsapp', 'phone', 'instagram', 'web', 'directions', 'email']);
  });
});
