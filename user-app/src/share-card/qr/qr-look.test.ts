import { drawQr } from './qr-code';
import { qrSvg } from './qr-files';
import { isTooLight } from './qr-look';

describe('the colour of a code', () => {
  it.each(['#000000', '#0F766E', '#B91C1C'])('is accepted as %s', (color) => {
    expect(isTooLight(color)).toBe(false);
  });

  it.each(['#FDE047', '#38BDF8', '#FFFFFF'])('is refused as %s, which is too light for cameras', (color) => {
    expect(isTooLight(color)).toBe(true);
  });
});

describe('the SVG file of a code', () => {
  it('contains the colour and the picture', () => {
    const drawing = drawQr('https://tarjetas.example/c/ana?s=qr', true);
    const svg = qrSvg(drawing, { color: '#0F766E', picture: 'data:image/png;base64,AAAA' });
    const file = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(file.querySelectorAll('path')[1]!.getAttribute('fill')).toBe('#0F766E');
    const image = file.querySelector('image')!;
    expect(image.getAttribute('href')).toBe('data:image/png;base64,AAAA');
    expect(Number(image.getAttribute('width'))).toBe(drawing.middle!.side - 1);
  });

  it('contains no picture where none was chosen', () => {
    const svg = qrSvg(drawQr('https://tarjetas.example/c/ana'), { color: '#000000', picture: null });
    expect(svg).not.toContain('<image');
  });
});
