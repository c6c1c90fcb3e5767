import { PRODUCT_NAME } from '../../platform/config';
import { SPANISH_ZONES } from '../../model/booking';
import type { VisitorWords } from './visitor-words';

export const eu: VisitorWords = {
  zones: {
    locale: 'eu',
    areas: {
      Africa: 'Afrika',
      America: 'Amerika',
      Antarctica: 'Antartika',
      Arctic: 'Artikoa',
      Asia: 'Asia',
      Atlantic: 'Atlantikoa',
      Australia: 'Australia',
      Europe: 'Europa',
      Indian: 'Indiako ozeanoa',
      Pacific: 'Pazifikoa',
    },
    cities: {
      ...SPANISH_ZONES.cities,
      Algiers: 'Aljer',
      Amsterdam: 'Amsterdam',
      Athens: 'Atenas',
      Azores: 'Azoreak',
      Berlin: 'Berlin',
      Brussels: 'Brusela',
      Bucharest: 'Bukarest',
      Cairo: 'Kairo',
      Canary: 'Kanariak',
      Copenhagen: 'Kopenhage',
      Dublin: 'Dublin',
      Easter: 'Pazko uhartea',
      Geneva: 'Geneva',
      Havana: 'Habana',
      Istanbul: 'Istanbul',
      Jerusalem: 'Jerusalem',
      London: 'Londres',
      Los_Angeles: 'Los Angeles',
      Luxembourg: 'Luxenburgo',
      Mexico_City: 'Mexiko Hiria',
      Moscow: 'Mosku',
      New_York: 'New York',
      Paris: 'Paris',
      Prague: 'Praga',
      Rome: 'Erroma',
      Stockholm: 'Stockholm',
      Sydney: 'Sydney',
      Vienna: 'Viena',
      Warsaw: 'Varsovia',
      Zurich: 'Zurich',
    },
  },
  timeOf: (city) => `tokiko ordua: ${city}`,
  policy: {
    nothing: 'Bertan behera utziz gero, ordainketa ez da itzultzen.',
    always: 'Hitzordua baino lehen bertan behera utziz gero, zenbateko osoa itzuliko dizugu.',
    all: (notice) => `Gutxienez ${notice} lehenago bertan behera utziz gero, zenbateko osoa itzuliko dizugu`,
    part: (percent, notice) => `gutxienez ${notice} lehenago, % ${percent}`,
    afterwards: 'ondoren, ezer ez',
    hours: (hours) => `${hours} h`,
    days: (days) => `${days} egun`,
    card: (fee) =>
      `Orain ez da ezer kobratzen: zure txartela gordeko da. Etortzen ez bazara eta bertan behera utzi ez baduzu, hau kobratu ahal izango dizute: ${fee}.`,
  },
  privacy: {
    booking: (owner, hasPage) =>
      `Arduraduna: ${owner}. Zure datuak erreserba kudeatzeko erabiltzen ditu, eta gorde egiten ditu, zuk ezabatzeko eskatu arte edo bere kontua ezabatu arte. ${PRODUCT_NAME} enpresak haren kontura tratatzen ditu. ${
        hasPage
          ? 'Erreserbaren estekarekin deskargatu edo ezabatu ditzakezu, eta zuzentzeko eska dezakezu.'
          : 'Ikusteko, zuzentzeko edo ezabatzeko eska dezakezu.'
      }`,
    leadConsent: (owner) =>
      `Onartzen dut datu hauek nirekin harremanetan jartzeko gordetzea. Arduraduna: ${owner}.`,
    leadNotice: (owner) =>
      `Arduraduna: ${owner}. Datuak gorde egiten ditu, zuk ezabatzeko eskatu arte edo bere kontua ezabatu arte. ${PRODUCT_NAME} enpresak haren kontura tratatzen ditu. Gailu honetatik ezabatu ditzakezu, eta ikusteko edo zuzentzeko eska dezakezu.`,
    link: 'Pribatutasunari buruzko informazioa',
  },
};
