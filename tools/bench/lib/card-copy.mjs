import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';

/** Style of realistic length: a dozen rules, a hundred bytes of markup around each text. */
const CSS = `.portada{display:grid;justify-items:center;gap:8px;padding:28px 20px;border-radius:24px;background:linear-gradient(160deg,var(--tj-tint),transparent);text-align:center}.portada h1{font-size:28px;line-height:1.15;letter-spacing:-.02em}.portada .cargo{font-weight:600;color:var(--tj-accent)}.portada .biografia{max-width:44ch;color:var(--tj-muted);white-space:pre-line}.foto{width:112px;height:112px;border-radius:50%;object-fit:cover;box-shadow:0 0 0 4px var(--tj-surface),0 0 0 5px var(--tj-line)}`;
const LINK_CSS = `.boton{display:flex;align-items:center;gap:12px;min-height:56px;padding:12px 18px;border:1px solid var(--tj-line);border-radius:999px;background:var(--tj-surface);color:var(--tj-ink);text-decoration:none;font-weight:600;transition:transform .15s}.boton:hover{transform:translateY(-1px)}.boton .tj-icon{color:var(--tj-accent)}.boton .flecha{margin-inline-start:auto;color:var(--tj-muted)}@media (min-width:600px){.boton{padding:16px 24px}}`;
const ICON =
  '<svg class="tj-icon" viewbox="0 0 24 24" aria-hidden="true"><path d="M9 15l6 -6m-4 -3l.463 -.536a5 5 0 0 1 7.071 7.072l-.534 .464m-4 4l-.397 .534a5.068 5.068 0 0 1 -7.127 0a4.972 4.972 0 0 1 0 -7.071l.524 -.463"></path></svg>';

/** Returns the name of a picture's public file, below its card's. */
const fileOf = ({ path }) => path.replace(/^cards\//, '');

function profileHtml({ slug, profile }) {
  return (
    `<header class="portada"><img alt="Foto de ${profile.name}" width="112" height="112" class="foto" src="/c/${slug}/i/${fileOf(profile.photo)}" />` +
    `<h1>${profile.name}</h1><p class="cargo">${profile.jobTitle}</p><p class="biografia">${profile.bio}</p></header>`
  );
}

const linkHtml = ({ title, url }) =>
  `<a class="boton" href="${url}" rel="noopener">${ICON}<span>${title}</span><span class="flecha" aria-hidden="true">→</span></a>`;

/** Returns a card's document with templates on its profile and on all of its links. */
export function withTemplates(card) {
  const templates = {
    styles: [CSS, LINK_CSS],
    profile: { html: profileHtml(card), style: 0 },
    links: Object.fromEntries(card.links.map((link) => [link.id, { html: linkHtml(link), style: 1 }])),
  };
  return { ...card, templates };
}

/** Returns a card's document with a cover: another file with the bytes of its photo. */
export function withCover(card) {
  const { photo } = card.profile;
  const path = photo.path.replace(/[0-9a-f]{64}/, (hash) => [...hash].reverse().join(''));
  return { ...card, theme: { ...card.theme, cover: { ...photo, path, width: 1200, height: 400 } } };
}

/** Returns a card's document with so many links: its own, over and over. */
export function withLinks(card, count) {
  const links = Array.from({ length: count }, (_, index) => {
    const link = card.links[index % card.links.length];
    return { ...link, id: `bench-${index}`, title: `${link.title} ${index + 1}`, alsoListed: true };
  });
  return { ...card, links };
}

/**
 * Publishes the content of an existing card once more, changed.
 *
 * @param {{ firestore: string, storage: string }} addresses - Of the local stack.
 * @param {string} from - Slug of the card.
 * @param {string} slug - Of the new one.
 * @param {(card: any) => any} change - Returns the document of the new one.
 */
export async function publishCopy({ firestore, storage }, from, slug, change) {
  process.env.FIRESTORE_EMULATOR_HOST = new URL(firestore).host;
  process.env.FIREBASE_STORAGE_EMULATOR_HOST = new URL(storage).host;
  const app = initializeApp({ projectId: 'demo-tarjetero' }, `bench-${slug}`);
  try {
    const cards = getFirestore(app).collection('publicCards');
    const card = (await cards.doc(from).get()).data();
    const copy = change({ ...card, slug });
    await cards.doc(slug).set(copy);
    const files = getStorage(app).bucket('demo-tarjetero.appspot.com');
    const photo = files.file(`shown/${from}/${fileOf(card.profile.photo)}`);
    const shown = [copy.profile.photo, copy.theme.cover].filter(Boolean);
    await Promise.all(shown.map((picture) => photo.copy(files.file(`shown/${slug}/${fileOf(picture)}`))));
  } finally {
    await deleteApp(app);
  }
}
