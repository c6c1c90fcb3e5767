import { linksOfTrade, TRADES } from './trades';

describe('the links of a trade', () => {
  it.each([
    ['fotógrafa de bodas', 'Fotografía'],
    ['Fisioterapeuta', 'Fisioterapia'],
    ['peluquero', 'Peluquería'],
    ['Programadora', 'Programación'],
    ['abogado', 'Abogada / abogado'],
  ])('%s has those of %s', (trade, known) => {
    expect(linksOfTrade(trade)).toBe(TRADES[known]);
  });

  it.each(['', 'astronauta', '¡¿!?', 'Jefa de obra'])('%j has the usual ones', (trade) => {
    expect(linksOfTrade(trade)).toEqual(['whatsapp', 'phone', 'instagram', 'web', 'directions', 'email']);
  });
});
