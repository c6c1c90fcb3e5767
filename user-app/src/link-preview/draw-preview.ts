import { PREVIEW_SIZE, roleLine, type CardContent } from 'shared-lib/model';
import { accentPalette, initialsOf, lookFont, pageGround } from 'shared-lib/ui/card-view';
import { arrangePreview, BANNER, LOGO, type Box } from './arrange-preview';
import { fitText } from './fit-text';

/** Pictures of a card, loaded. */
export interface PreviewPictures {
  photo: ImageBitmap | null;
  cover: ImageBitmap | null;
  logo: ImageBitmap | null;
}

/** Colours of texts by scheme, those of the card's own style sheet. */
const TEXT = {
  light: { ink: '#13203a', soft: '#44506a' },
  dark: { ink: '#eef1f7', soft: '#a9b4cb' },
} as const;

const SIZES = { name: [96, 84, 72, 60, 50, 42], role: [42, 36, 30], place: [32, 28] } as const;

type Draft = Pick<CardContent, 'profile' | 'theme'>;

/** Draws the part of a picture that fills an area, as `object-fit: cover` does. */
function drawFilling(
  context: CanvasRenderingContext2D,
  picture: ImageBitmap,
  [x, y, width, height]: readonly [number, number, number, number],
) {
  const scale = Math.max(width / picture.width, height / picture.height);
  const [partWidth, partHeight] = [width / scale, height / scale];
  const [left, top] = [(picture.width - partWidth) / 2, (picture.height - partHeight) / 2];
  context.drawImage(picture, left, top, partWidth, partHeight, x, y, width, height);
}

/** Draws the whole logo on a white plate in a corner of its box, as on the card. */
function drawLogo(context: CanvasRenderingContext2D, logo: ImageBitmap, box: Box): void {
  const { padding } = LOGO;
  const scale = Math.min((box.width - 2 * padding) / logo.width, (box.height - 2 * padding) / logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  const x = box.x + box.width - padding - width;
  // In the corner of the picture, whichever it is.
  const y = box.y < PREVIEW_SIZE.height / 2 ? box.y + padding : box.y + box.height - padding - height;
  context.fillStyle = '#FFFFFF';
  context.beginPath();
  context.roundRect(x - padding, y - padding, width + 2 * padding, height + 2 * padding, 12);
  context.fill();
  context.drawImage(logo, x, y, width, height);
}

/**
 * Draws the picture that messengers show beside a card's link: its colours, its photo or initials, name, trade and
 * place, arranged as its look does.
 */
export function drawPreview(
  context: CanvasRenderingContext2D,
  { profile, theme }: Draft,
  { photo, cover, logo }: PreviewPictures,
): void {
  const { width, height } = PREVIEW_SIZE;
  const scheme = theme.scheme === 'dark' ? 'dark' : 'light';
  const colors = accentPalette(theme.accent, scheme);
  const layout = theme.layout ?? 'classic';
  const ground = pageGround(theme, scheme);
  const hasBanner = cover !== null || layout === 'band';
  const arrangement = arrangePreview(layout, { hasBanner, hasLogo: logo !== null });
  const { photo: frame, text: room } = arrangement;

  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.fillStyle = colors.fill;
  if (cover) drawFilling(context, cover, [0, 0, width, BANNER]);
  else if (hasBanner) context.fillRect(0, 0, width, BANNER);
  else context.fillRect(0, height - 16, width, 16);

  const shape = (grow: number) => {
    const [x, y, side] = [frame.x - grow, frame.y - grow, frame.side + 2 * grow];
    context.beginPath();
    if (theme.corners === 'square') context.rect(x, y, side, side);
    else context.arc(x + side / 2, y + side / 2, side / 2, 0, 2 * Math.PI);
  };
  shape(8);
  context.fillStyle = ground;
  context.fill();
  context.save();
  shape(0);
  context.clip();
  context.fillStyle = colors.tint;
  context.fillRect(frame.x, frame.y, frame.side, frame.side);
  const family = lookFont(theme);
  if (photo) drawFilling(context, photo, [frame.x, frame.y, frame.side, frame.side]);
  else {
    context.fillStyle = colors.ink;
    context.font = `600 ${frame.side / 3}px ${family}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(initialsOf(profile.name), frame.x + frame.side / 2, frame.y + frame.side / 2);
  }
  context.restore();

  const texts = [
    {
      text: profile.name,
      weight: layout === 'bold' ? 800 : 650,
      color: TEXT[scheme].ink,
      sizes: SIZES.name,
      lines: 2,
    },
    {
      text: roleLine(profile),
      weight: 400,
      color: layout === 'bold' ? colors.ink : TEXT[scheme].soft,
      sizes: SIZES.role,
      lines: hasBanner ? 1 : 2,
    },
    { text: profile.location, weight: 400, color: TEXT[scheme].soft, sizes: SIZES.place, lines: 1 },
  ];
  const fontOf = (weight: number, size: number) => `${weight} ${size}px ${family}`;
  const blocks = texts.map(({ text, weight, color, sizes, lines }) => {
    const measure = (part: string, size: number) => {
      context.font = fontOf(weight, size);
      return context.measureText(part).width;
    };
    return { ...fitText(text, { width: room.width, lines, sizes }, measure), weight, color };
  });
  // The name shrinks until everything fits below each other.
  const heightOf = () => blocks.reduce((sum, { lines, size }) => sum + lines.length * size * 1.2, 0);
  const shrink = Math.min(1, room.height / heightOf());
  let y = room.y + Math.max(0, room.height - heightOf() * shrink) / 2;
  context.textAlign = room.align;
  context.textBaseline = 'top';
  for (const { lines, size, weight, color } of blocks) {
    for (const line of lines) {
      context.font = fontOf(weight, size * shrink);
      context.fillStyle = color;
      context.fillText(line, room.align === 'center' ? room.x + room.width / 2 : room.x, y);
      y += size * shrink * 1.2;
    }
  }
  if (logo) drawLogo(context, logo, arrangement.logo);
}
