import { WEBSITE_TITLES } from '../../../model/links/shown-links';
import type { CardWords } from '../messages';

export const en: CardWords = {
  locale: 'en-GB',
  save: 'Save contact',
  book: 'Book',
  call: 'Call',
  chat: 'WhatsApp',
  write: 'Email',
  actions: 'Ways to get in touch',
  links: 'Links',
  website: WEBSITE_TITLES.en,
  socials: 'Social networks',
  unnamed: 'Your name',
  photoOf: (name) => `Photo of ${name}`,
  logoOf: (name) => `Logo of ${name}`,
  madeWith: 'Made with',
  sections: {
    about: 'About me',
    services: 'Services and prices',
    gallery: 'Photos',
    video: 'Video',
    hours: 'Opening hours',
    place: 'Where I am',
    reviews: 'Reviews',
  },
  free: 'Free',
  onRequest: 'Price on request',
  minutes: (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ');
  },
  bookOf: (service) => `Book ${service}`,
  directions: 'Directions',
  copied: 'Copied',
  viewer: { previous: 'Previous photo', next: 'Next photo', close: 'Close' },
  picture: (place, alt) => alt || `Photo ${place}`,
  watchOn: (platform) => `Watch on ${platform}`,
  opening: {
    always: 'Always open',
    closed: 'Closed',
    open: ['Open now, until {time}', 'Open now, until {time} tomorrow', 'Open now, until {day} at {time}'],
    opens: [
      'Closed now. Opens today at {time}',
      'Closed now. Opens tomorrow at {time}',
      'Closed now. Opens on {day} at {time}',
    ],
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    one: ['', ''],
    elsewhere: ' ({city} time)',
  },
  fromTo: (first, last) => `${first} to ${last}`,
  twoDays: (first, second) => `${first} and ${second}`,
};
