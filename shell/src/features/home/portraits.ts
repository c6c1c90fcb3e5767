/** Colours and shapes of a drawn portrait. */
interface Portrait {
  ground: string;
  skin: string;
  hair: string;
  clothes: string;
  /** Hair behind the head, and over the forehead, as paths of a 96 × 96 square. */
  back: string;
  front: string;
}

const LONG_BACK = 'M25 66V40c0-16 10-26 23-26s23 10 23 26v26c-6 4-40 4-46 0z';
const BUN_BACK = 'M48 8a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM28 46c0-17 8-28 20-28s20 11 20 28z';
const SHORT_BACK = 'M29 44c0-17 8-26 19-26s19 9 19 26c-4 4-34 4-38 0z';
const FRINGE = 'M31 42c1-14 8-21 18-21 9 0 15 6 16 20-8-1-13-4-17-10-4 6-9 10-17 11z';
const PARTED = 'M31 41c0-13 7-20 17-20s17 7 17 20c-5-3-8-8-9-13-6 7-15 11-25 13z';
const CROP = 'M31 38c0-12 7-18 17-18s17 6 17 18c-5-6-11-8-17-8s-12 2-17 8z';

/** Returns a portrait as the address of a picture: drawn, as no real person advertises for us. */
function portrait({ ground, skin, hair, clothes, back, front }: Portrait): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="${ground}" d="M0 0h96v96H0z"/>` +
    `<path fill="${hair}" d="${back}"/><path fill="${clothes}" d="M14 96c0-18 14-28 34-28s34 10 34 28z"/>` +
    `<path fill="${skin}" d="M41 58h14v12c0 8-14 8-14 0z"/><ellipse cx="48" cy="45" rx="17" ry="20" fill="${skin}"/>` +
    `<path fill="${hair}" d="${front}"/><path d="M42 54c3 4 9 4 12 0" fill="none" stroke="#0003" stroke-width="2" stroke-linecap="round"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Portraits of the example cards. */
export const PORTRAITS = {
  architect: portrait({
    ground: '#cfe6e0',
    skin: '#e8b48f',
    hair: '#4a2b1d',
    clothes: '#0f766e',
    back: LONG_BACK,
    front: PARTED,
  }),
  hairdresser: portrait({
    ground: '#fbd5e5',
    skin: '#f1c7a5',
    hair: '#8c2f39',
    clothes: '#db2777',
    back: BUN_BACK,
    front: FRINGE,
  }),
  physio: portrait({
    ground: '#d3e8d6',
    skin: '#8d5a3b',
    hair: '#231815',
    clothes: '#166534',
    back: SHORT_BACK,
    front: CROP,
  }),
  developer: portrait({
    ground: '#20302a',
    skin: '#d9a077',
    hair: '#2b2430',
    clothes: '#22c55e',
    back: LONG_BACK,
    front: FRINGE,
  }),
  carpenter: portrait({
    ground: '#eaddc9',
    skin: '#eab994',
    hair: '#b9b2a8',
    clothes: '#92400e',
    back: SHORT_BACK,
    front: PARTED,
  }),
};
