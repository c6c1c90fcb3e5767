import type { LinkKind } from 'shared-lib/model';

/** Links that most people want on their card. */
const USUAL: readonly LinkKind[] = ['whatsapp', 'phone', 'instagram', 'web', 'directions', 'email'];
const VISUAL: readonly LinkKind[] = ['instagram', 'whatsapp', 'web', 'tiktok', 'email', 'phone'];
const LOCAL: readonly LinkKind[] = ['phone', 'whatsapp', 'directions', 'reviews', 'instagram', 'bizum'];
const OFFICE: readonly LinkKind[] = ['linkedin', 'email', 'phone', 'web', 'whatsapp', 'directions'];
const STAGE: readonly LinkKind[] = ['spotify', 'youtube', 'instagram', 'tiktok', 'email', 'whatsapp'];

/** Trades that are suggested, with the links that people of each have. */
export const TRADES: Readonly<Record<string, readonly LinkKind[]>> = {
  'Abogada / abogado': OFFICE,
  'Agente inmobiliario': ['whatsapp', 'phone', 'web', 'instagram', 'email', 'directions'],
  'Arquitecta / arquitecto': ['web', 'instagram', 'linkedin', 'email', 'phone', 'whatsapp'],
  'Asesoría fiscal': OFFICE,
  Carpintería: LOCAL,
  Consultoría: OFFICE,
  'Diseño gráfico': ['web', 'instagram', 'linkedin', 'email', 'whatsapp', 'pdf'],
  Electricista: LOCAL,
  'Entrenamiento personal': ['whatsapp', 'instagram', 'tiktok', 'youtube', 'phone', 'bizum'],
  Estética: LOCAL,
  Fisioterapia: ['phone', 'whatsapp', 'directions', 'reviews', 'instagram', 'email'],
  Fontanería: LOCAL,
  Fotografía: VISUAL,
  Informática: ['github', 'linkedin', 'email', 'web', 'x', 'telegram'],
  Maquillaje: VISUAL,
  Música: STAGE,
  Nutrición: ['whatsapp', 'instagram', 'email', 'phone', 'web', 'directions'],
  Odontología: LOCAL,
  Peluquería: LOCAL,
  Periodismo: ['x', 'linkedin', 'web', 'email', 'instagram', 'telegram'],
  'Profesora / profesor': ['whatsapp', 'email', 'phone', 'youtube', 'bizum', 'web'],
  Programación: ['github', 'linkedin', 'email', 'web', 'x', 'telegram'],
  Psicología: ['phone', 'whatsapp', 'email', 'directions', 'instagram', 'web'],
  Restaurante: ['pdf', 'phone', 'directions', 'reviews', 'instagram', 'whatsapp'],
  'Taller mecánico': LOCAL,
  Tatuajes: VISUAL,
  Traducción: OFFICE,
  Veterinaria: LOCAL,
  Yoga: ['instagram', 'whatsapp', 'youtube', 'directions', 'email', 'bizum'],
};

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the links that are suggested for a trade, typed freely: 'fotógrafa de bodas' has those of 'Fotografía'. */
export function linksOfTrade(trade: string): readonly LinkKind[] {
  const words = plain(trade)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 4);
  const stems = words.map((word) => word.slice(0, 6));
  const known = Object.keys(TRADES).find((name) =>
    plain(name)
      .split(/[^a-z]+/)
      .some((word) => word.length > 3 && stems.some((stem) => word.startsWith(stem))),
  );
  return (known === undefined ? undefined : TRADES[known]) ?? USUAL;
}
