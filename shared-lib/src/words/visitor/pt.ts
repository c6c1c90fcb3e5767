import { PRODUCT_NAME } from '../../platform/config';
import type { VisitorWords } from './visitor-words';

export const pt: VisitorWords = {
  zones: {
    locale: 'pt',
    areas: {
      Africa: 'África',
      America: 'América',
      Antarctica: 'Antártida',
      Arctic: 'Ártico',
      Asia: 'Ásia',
      Atlantic: 'Atlântico',
      Australia: 'Austrália',
      Europe: 'Europa',
      Indian: 'Índico',
      Pacific: 'Pacífico',
    },
    cities: {
      Algiers: 'Argel',
      Amsterdam: 'Amesterdão',
      Athens: 'Atenas',
      Azores: 'Açores',
      Berlin: 'Berlim',
      Bogota: 'Bogotá',
      Brussels: 'Bruxelas',
      Bucharest: 'Bucareste',
      Cairo: 'Cairo',
      Canary: 'Canárias',
      Cape_Verde: 'Cabo Verde',
      Copenhagen: 'Copenhaga',
      Geneva: 'Genebra',
      Havana: 'Havana',
      Istanbul: 'Istambul',
      Jerusalem: 'Jerusalém',
      Lisbon: 'Lisboa',
      London: 'Londres',
      Luxembourg: 'Luxemburgo',
      Mexico_City: 'Cidade do México',
      Monaco: 'Mónaco',
      Moscow: 'Moscovo',
      New_York: 'Nova Iorque',
      Panama: 'Panamá',
      Prague: 'Praga',
      Rome: 'Roma',
      Sao_Paulo: 'São Paulo',
      Sao_Tome: 'São Tomé',
      Singapore: 'Singapura',
      Stockholm: 'Estocolmo',
      Tokyo: 'Tóquio',
      Vienna: 'Viena',
      Warsaw: 'Varsóvia',
      Zurich: 'Zurique',
    },
  },
  timeOf: (city) => `hora local: ${city}`,
  policy: {
    nothing: 'Se cancelar, o pagamento não é devolvido.',
    always: 'Se cancelar antes da marcação, devolvemos todo o valor.',
    all: (notice) => `Se cancelar até ${notice} antes, devolvemos todo o valor`,
    part: (percent, notice) => `até ${notice} antes, ${percent} %`,
    afterwards: 'depois, nada',
    hours: (hours) => `${hours} h`,
    days: (days) => `${days} dias`,
    card: (fee) =>
      `Agora não se cobra nada: o seu cartão fica guardado. Se não vier e não tiver cancelado, podem ser-lhe cobrados ${fee}.`,
  },
  privacy: {
    booking: (owner, hasPage) =>
      `Responsável: ${owner}, que usa os seus dados para a marcação e os guarda até que peça que sejam apagados ou a conta seja eliminada. A ${PRODUCT_NAME} trata-os por sua conta. ${
        hasPage
          ? 'Pode descarregá-los ou apagá-los com a ligação da marcação, e pedir que sejam corrigidos.'
          : 'Pode pedir para os ver, corrigir ou apagar.'
      }`,
    leadConsent: (owner) => `Aceito que ${owner} guarde estes dados para entrar em contacto comigo.`,
    leadNotice: (owner) =>
      `Responsável: ${owner}, que os guarda até que peça que sejam apagados ou a conta seja eliminada. A ${PRODUCT_NAME} trata-os por sua conta. Pode apagá-los a partir deste dispositivo, e pedir para os ver ou corrigir.`,
    link: 'Informação de privacidade',
  },
};
