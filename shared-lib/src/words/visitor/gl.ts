import { PRODUCT_NAME } from '../../platform/config';
import { SPANISH_ZONES } from '../../model/booking';
import type { VisitorWords } from './visitor-words';

export const gl: VisitorWords = {
  zones: {
    locale: 'gl',
    areas: {
      Africa: 'África',
      America: 'América',
      Antarctica: 'Antártida',
      Arctic: 'Ártico',
      Asia: 'Asia',
      Atlantic: 'Atlántico',
      Australia: 'Australia',
      Europe: 'Europa',
      Indian: 'Índico',
      Pacific: 'Pacífico',
    },
    cities: {
      ...SPANISH_ZONES.cities,
      Brussels: 'Bruxelas',
      Cairo: 'O Cairo',
      Easter: 'Illa de Pascua',
      Geneva: 'Xenebra',
      Havana: 'A Habana',
      Jerusalem: 'Xerusalén',
      Mexico_City: 'Cidade de México',
      Moscow: 'Moscova',
      New_York: 'Nova York',
      Algiers: 'Alxer',
      Azores: 'Azores',
      London: 'Londres',
      Tokyo: 'Toquio',
    },
  },
  timeOf: (city) => `hora de ${city}`,
  policy: {
    nothing: 'Se cancelas, o pagamento non se devolve.',
    always: 'Se cancelas antes da cita, devolvémosche todo o importe.',
    all: (notice) => `Se cancelas ata ${notice} antes, devolvémosche todo o importe`,
    part: (percent, notice) => `ata ${notice} antes, o ${percent} %`,
    afterwards: 'despois, nada',
    hours: (hours) => `${hours} h`,
    days: (days) => `${days} días`,
    card: (fee) =>
      `Agora non se cobra nada: gárdase a túa tarxeta. Se non vés e non cancelaches, pódenseche cobrar ${fee}.`,
  },
  privacy: {
    booking: (owner, hasPage) =>
      `Responsable: ${owner}, que usa os teus datos para atender a reserva e gárdaos ata que pidas borralos ou elimine a súa conta. ${PRODUCT_NAME} trátaos por encargo seu. ${
        hasPage
          ? 'Podes descargalos ou borralos coa ligazón da reserva, e pedir que os corrixa.'
          : 'Podes pedir velos, corrixilos ou borralos.'
      }`,
    leadConsent: (owner) => `Acepto que ${owner} garde estes datos para poñerse en contacto comigo.`,
    leadNotice: (owner) =>
      `Responsable: ${owner}, que os garda ata que pidas borralos ou elimine a súa conta. ${PRODUCT_NAME} trátaos por encargo seu. Podes borralos desde este dispositivo, e pedir velos ou corrixilos.`,
    link: 'Información de privacidade',
  },
};
