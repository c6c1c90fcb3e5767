import * as fc from 'fast-check';
import { personNameOf, wholeName } from './person-name';

const parts = (name: string) => {
  const { given, surnames } = personNameOf({ name });
  return [given, surnames];
};

describe('a name without stored surnames', () => {
  it.each([
    ['Ana', 'Ana', ''],
    ['Ana García', 'Ana', 'García'],
    ['Ana García López', 'Ana', 'García López'],
    ['María José García', 'María José', 'García'],
    ['José Luis García López', 'José Luis', 'García López'],
    ['Juan Carlos de la Fuente', 'Juan Carlos', 'de la Fuente'],
    ['María del Carmen Ruiz Gil', 'María del Carmen', 'Ruiz Gil'],
    ['María de los Ángeles Ruiz', 'María de los Ángeles', 'Ruiz'],
    ['Carmen de la Fuente Ortega', 'Carmen', 'de la Fuente Ortega'],
    ['José Ortega y Gasset', 'José', 'Ortega y Gasset'],
    ['Jordi Solé i Puig', 'Jordi', 'Solé i Puig'],
    ['Josep Maria Solé i Puig', 'Josep Maria', 'Solé i Puig'],
    ['Maria Mercè Solé i Puig', 'Maria Mercè', 'Solé i Puig'],
    ['Joan Miquel Solé i Puig', 'Joan Miquel', 'Solé i Puig'],
    ['JORDI SOLÉ I PUIG', 'JORDI', 'SOLÉ I PUIG'],
    ['JUAN DE LA FUENTE ORTEGA', 'JUAN', 'DE LA FUENTE ORTEGA'],
    ['Enric Prat de la Riba i Sarrà', 'Enric', 'Prat de la Riba i Sarrà'],
    ['Dra. Ana García', 'Dra. Ana', 'García'],
    ['Miguel Ángel Ruiz', 'Miguel Ángel', 'Ruiz'],
    ['Anton van Dyck', 'Anton', 'van Dyck'],
    ['Bartolomé de las Casas', 'Bartolomé', 'de las Casas'],
    ['Marta Martín Alonso', 'Marta', 'Martín Alonso'],
    ['', '', ''],
  ])('is split as most people would: %s', (name, given, surnames) => {
    expect(parts(name)).toEqual([given, surnames]);
    expect(personNameOf({ name }).isGuess).toBe(true);
  });

  it('is split again where the stored surnames no longer end the name', () => {
    expect(personNameOf({ name: 'Eva Ruiz Gil', surnames: 'García' })).toMatchObject({
      given: 'Eva',
      surnames: 'Ruiz Gil',
    });
  });

  it('keeps all of its words and gains none', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Ana', 'José', 'María', 'de', 'la', 'y', 'Ruiz', 'del', 'Gil', 'Mar')),
        (words) => {
          const name = words.join(' ');
          expect(wholeName(personNameOf({ name })).trim().replace(/\s+/g, ' ')).toBe(name);
        },
      ),
    );
  });
});

describe('a name with stored surnames', () => {
  it('is returned as it was typed, including spaces', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (given, surnames) => {
        const name = wholeName({ given, surnames });
        expect(personNameOf({ name, surnames })).toEqual({ given, surnames, isGuess: false });
      }),
    );
  });
});
