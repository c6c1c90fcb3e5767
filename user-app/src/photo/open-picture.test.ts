import { openPicture } from './open-picture';
import { readPictureSize } from './picture-size';

const u16 = (value: number) => [value >> 8, value & 0xff];
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)];
const u24le = (value: number) => [value & 0xff, (value >> 8) & 0xff, value >> 16];
const u16le = (value: number) => u16(value).reverse();
const ascii = (text: string) => [...Buffer.from(text, 'latin1')];

/** Returns a box of an ISO base media file. */
const box = (type: string, ...content: number[][]) => {
  const bytes = content.flat();
  return [...u32(bytes.length + 8), ...ascii(type), ...bytes];
};

/** Returns the boxes of a picture of one item, as AVIF and HEIC have them. */
const isoPicture = (brand: string, width: number, height: number) => [
  ...box('ftyp', ascii(brand), u32(0), ascii('mif1')),
  ...box(
    'meta',
    u32(0),
    box('pitm', u32(0), u16(1)),
    box(
      'iprp',
      box('ipco', box('ispe', u32(0), u32(width), u32(height))),
      box('ipma', u32(0), u32(1), u16(1), [1, 1]),
    ),
  ),
];

const riff = (chunk: string, content: number[]) => [
  ...ascii('RIFF'),
  ...[0, 0, 0, 0],
  ...ascii(`WEBP${chunk}`),
  ...[content.length, 0, 0, 0],
  ...content,
];

/** First bytes of a picture of each format, up to where its size is said. */
const HEADERS: Record<string, (width: number, height: number) => number[]> = {
  png: (width, height) => [
    ...ascii('\x89PNG\r\n\x1a\n'),
    ...u32(13),
    ...ascii('IHDR'),
    ...u32(width),
    ...u32(height),
  ],
  jpeg: (width, height) => [
    ...[0xff, 0xd8, 0xff, 0xe1, ...u16(70_000 & 0xffff), ...new Array<number>((70_000 & 0xffff) - 2).fill(7)],
    ...[0xff, 0xc2, ...u16(17), 8, ...u16(height), ...u16(width), 3],
  ],
  gif: (width, height) => [...ascii('GIF89a'), ...u16le(width), ...u16le(height), 0x80, 0, 0],
  'webp, lossy': (width, height) =>
    riff('VP8 ', [...[0, 0, 0, 0x9d, 0x01, 0x2a], ...u16le(width & 0x3fff), ...u16le(height & 0x3fff)]),
  'webp, extended': (width, height) => riff('VP8X', [0, 0, 0, 0, ...u24le(width - 1), ...u24le(height - 1)]),
  avif: (width, height) => isoPicture('avif', width, height),
  heic: (width, height) => isoPicture('heic', width, height),
};

const fileOf = (bytes: number[], name = 'foto.jpg', type = 'image/jpeg') =>
  new File([Uint8Array.from(bytes)], name, { type });

const decode = jest.fn(() => Promise.resolve());
const createObjectURL = jest.fn<string, [Blob]>(() => 'blob:picture');

beforeEach(() => {
  decode.mockClear();
  createObjectURL.mockClear();
  HTMLImageElement.prototype.decode = decode;
  URL.createObjectURL = createObjectURL;
});

describe.each(Object.entries(HEADERS))('a chosen file of the format %s', (_, header) => {
  it('has its size in its header', async () => {
    expect(await readPictureSize(fileOf(header(8160, 6120)))).toMatchObject({ width: 8160, height: 6120 });
  });

  it('is refused before decoding if it has too many pixels', async () => {
    const side = 16_383;
    await expect(openPicture(fileOf(header(side, side)))).rejects.toMatchObject({
      reason: 'photo-too-many-pixels',
      message: 'La imagen tiene demasiados píxeles. Elige una de menos de 50 megapíxeles.',
    });
    expect(createObjectURL).not.toHaveBeenCalled();
    expect(decode).not.toHaveBeenCalled();
  });

  it('is unreadable when its header is cut off', async () => {
    const bytes = header(300, 200);
    for (const length of [0, 1, 2, 3, 8, bytes.length - 8])
      expect(await readPictureSize(fileOf(bytes.slice(0, length)))).toBeNull();
  });
});

describe('a chosen picture file', () => {
  it('is unreadable if it is no picture or of a format that the browser can’t open', async () => {
    const script = ascii('<script>alert(1)</script>');
    await expect(openPicture(fileOf(script))).rejects.toMatchObject({ reason: 'photo-unreadable' });
    const heic = fileOf(script, 'IMG_0001.HEIC', 'image/heic');
    await expect(openPicture(heic)).rejects.toMatchObject({ reason: 'photo-heic' });
    expect(createObjectURL).not.toHaveBeenCalled();
  });

  it('is refused for its size if it is a huge HEIC', async () => {
    const heic = fileOf(HEADERS.heic!(20_000, 20_000), 'IMG_0001.HEIC', 'image/heic');
    await expect(openPicture(heic)).rejects.toMatchObject({ reason: 'photo-too-many-pixels' });
  });

  it('is refused by the size that the browser reports, before it is decoded', async () => {
    const sides = { naturalWidth: 20_000, naturalHeight: 20_000, src: '' };
    const spies = [
      jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(sides.naturalWidth),
      jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(sides.naturalHeight),
      jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (
        this: HTMLImageElement,
      ) {
        queueMicrotask(() => this.dispatchEvent(new Event('load')));
      }),
    ];
    URL.revokeObjectURL = jest.fn();
    await expect(openPicture(fileOf(HEADERS.gif!(1, 1)))).rejects.toMatchObject({
      reason: 'photo-too-many-pixels',
    });
    expect(decode).not.toHaveBeenCalled();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:picture');
    for (const spy of spies) spy.mockRestore();
  });
});

describe('a chosen SVG file', () => {
  const drawing = (content: string, attributes = '') =>
    new File(
      [
        `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`,
      ],
      'logo.svg',
      { type: 'image/svg+xml' },
    );
  const base64 = (bytes: number[]) => Buffer.from(bytes).toString('base64');
  const png = (width: number, height: number) =>
    `data:image/png;base64,${base64(HEADERS.png!(width, height))}`;
  const HUGE = png(16_383, 16_383);
  /** Makes showing a picture fail, as jsdom can't, so that a test sees any earlier refusal. */
  const refusal = async (file: File) => {
    createObjectURL.mockImplementationOnce(() => {
      throw new Error('shown');
    });
    return openPicture(file).then(
      () => null,
      (error: { reason?: string; message: string }) => error.reason ?? error.message,
    );
  };

  it.each([
    ['an address', `<image href="${HUGE}"/>`],
    ['an older address, in lines', `<image xlink:href="${HUGE.replace(',', ',\n  ')}"/>`],
    ['an address written with references', `<image href="${HUGE.replace('data', '&#100;ata')}"/>`],
    [
      'an address in percent signs',
      `<image href="data:image/png,${HEADERS.png!(16_383, 16_383)
        .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
        .join('')}"/>`,
    ],
    ['an address of no type', `<feImage href="${HUGE.replace('image/png', '')}"/>`],
    ['a style', `<rect style="mask-image: url( '${HUGE}' )"/>`],
    ['a style sheet', `<style>rect { background: url(${HUGE}) }</style>`],
    [
      'a page inside',
      `<foreignObject><img xmlns="http://www.w3.org/1999/xhtml" src="${HUGE}"/></foreignObject>`,
    ],
    [
      'a drawing inside',
      `<image href="data:image/svg+xml;base64,${base64(ascii(`<svg xmlns="http://www.w3.org/2000/svg"><image href="${HUGE}"/></svg>`))}"/>`,
    ],
    ['many that are not', `<image href="${png(5000, 5000)}"/>`.repeat(3)],
  ])('is refused where it contains a huge picture, by %s', async (_, content) => {
    expect(await refusal(drawing(content))).toBe('photo-too-many-pixels');
  });

  it('is unreadable with a picture of unknown size, or when it is no SVG', async () => {
    expect(await refusal(drawing('<image href="data:image/bmp;base64,Qk0="/>'))).toBe('photo-unreadable');
    expect(await refusal(drawing('<image href="data:image/png;base64,!"/>'))).toBe('photo-unreadable');
    expect(await refusal(drawing('<g>'))).toBe('photo-unreadable');
    const page = new File(['<html xmlns="http://www.w3.org/1999/xhtml"/>'], 'a.svg', {
      type: 'image/svg+xml',
    });
    expect(await refusal(page)).toBe('photo-unreadable');
  });

  it('is accepted with pictures of a logo, fonts and links', async () => {
    const content =
      `<style>@font-face { font-family: A; src: url(data:font/woff2;base64,d09GMg==) }</style>` +
      `<a href="https://example.com"><image href="${png(800, 600)}"/></a>`;
    expect(await refusal(drawing(content, 'viewBox="0 0 4 3"'))).toBe('shown');
    const wide = [...`\ufeff<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>`].flatMap((sign) =>
      u16le(sign.charCodeAt(0)),
    );
    expect(await refusal(fileOf(wide, 'logo.svg', 'image/svg+xml'))).toBe('shown');
  });

  it.each([
    ['only a view box', 'viewBox="0 0 40 30"', ['1200', '900']],
    ['a width in percent', 'width="100%" height="100%" viewBox="0,0 1 2"', ['600', '1200']],
    ['a width only', 'width="40" viewBox="0 0 40 30"', ['1200', '900']],
    ['sides of nothing', 'width="0" height="0.0" viewBox="-5 -5 1e5 1e5"', ['1200', '1200']],
    [
      'a style that adapts',
      'width="4" height="3" style="height:auto;fill:red" viewBox="0 0 4 3"',
      ['1200', '900'],
    ],
  ])('takes the size of its view box where it has %s', async (_, attributes, size) => {
    await refusal(drawing('<path onload="fail()" d="M0 0h4v3z"/>', attributes));
    const shown = createObjectURL.mock.lastCall![0]!;
    const text = new TextDecoder().decode(await shown.arrayBuffer());
    const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    expect([root.getAttribute('width'), root.getAttribute('height')]).toEqual(size);
    expect(root.getAttribute('style') ?? '').not.toMatch(/width|height/);
    expect(text).toContain('d="M0 0h4v3z"');
    expect(text).not.toContain('onload');
    expect(shown.type).toBe('image/svg+xml');
  });

  it('is used unchanged where it has a size of its own', async () => {
    const file = drawing('', 'width="40mm" height=".5in"');
    await refusal(file);
    expect(createObjectURL).toHaveBeenLastCalledWith(file);
  });

  it.each(['', 'viewBox="0 0 0 30"', 'viewBox="none"', 'width="100%" height="40"'])(
    'is refused where nothing gives its size (%s)',
    async (attributes) => {
      expect(await refusal(drawing('', attributes))).toBe('photo-without-size');
    },
  );
});
