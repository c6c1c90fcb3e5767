import { PRODUCT_NAME } from '../../platform/config';
import { ENGLISH_POLICY } from '../../model/payments';
import { NOTICES } from '../privacy';
import type { VisitorWords } from './visitor-words';

export const en: VisitorWords = {
  zones: {
    locale: 'en',
    areas: {
      Africa: 'Africa',
      America: 'America',
      Antarctica: 'Antarctica',
      Arctic: 'Arctic',
      Asia: 'Asia',
      Atlantic: 'Atlantic',
      Australia: 'Australia',
      Europe: 'Europe',
      Indian: 'Indian Ocean',
      Pacific: 'Pacific',
    },
    cities: {
      Bogota: 'Bogotá',
      Calcutta: 'Kolkata',
      Canary: 'Canary Islands',
      Easter: 'Easter Island',
      Kiev: 'Kyiv',
      Saigon: 'Ho Chi Minh City',
      Sao_Paulo: 'São Paulo',
    },
  },
  timeOf: (city) => `${city} time`,
  policy: ENGLISH_POLICY,
  privacy: {
    booking: NOTICES.en.booking,
    leadConsent: (owner) => `I agree that ${owner} keeps these details to contact me.`,
    leadNotice: (owner) =>
      `Controller: ${owner}, who keeps them until you ask for their erasure or they delete their account. ${PRODUCT_NAME} processes them on their behalf. You can erase them from this device, and ask them to show or correct them.`,
    link: 'Privacy notice',
  },
};
