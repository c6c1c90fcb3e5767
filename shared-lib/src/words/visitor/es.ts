import { SPANISH_ZONES } from '../../model/booking';
import { SPANISH_POLICY } from '../../model/payments';
import { leadConsent, leadNotice, NOTICES } from '../privacy';
import type { VisitorWords } from './visitor-words';

export const es: VisitorWords = {
  zones: SPANISH_ZONES,
  timeOf: (city) => `hora de ${city}`,
  policy: SPANISH_POLICY,
  privacy: {
    booking: NOTICES.es.booking,
    leadConsent,
    leadNotice,
    link: NOTICES.es.link,
  },
};
