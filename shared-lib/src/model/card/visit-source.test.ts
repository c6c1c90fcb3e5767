import { visitSourceOf, type VisitSource } from './visit-source';

it.each([
  [{ scanned: true, host: 'google.es' }, 'qr'],
  [{ scanned: false, code: 'qr' }, 'qr'],
  [{ scanned: false, code: 'firma' }, 'shared'],
  [{ scanned: false, code: 'google', host: 'www.google.es' }, 'google'],
  [{ scanned: false, host: 'www.google.co.uk' }, 'search'],
  [{ scanned: false, host: 'duckduckgo.com' }, 'search'],
  [{ scanned: false, host: 'l.instagram.com' }, 'social'],
  [{ scanned: false, host: 't.co' }, 'social'],
  [{ scanned: false, host: 'notgoogle.com' }, 'site'],
  [{ scanned: false, host: 'box.com' }, 'site'],
  [{ scanned: false }, 'direct'],
] as [Parameters<typeof visitSourceOf>[0], VisitSource][])(
  'visitSourceOf classifies %j as a visit by %s',
  (look, source) => {
    expect(visitSourceOf(look)).toBe(source);
  },
);
