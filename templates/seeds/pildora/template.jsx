/** Black or white, whichever reads better: one of them always reaches a contrast of 4.5. */
const textOn = (hex) => {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#FFFFFF';
};

const TONES = { 'El de la tarjeta': 'accent', Suave: 'soft', Papel: 'paper' };

export default function Pildora({
  linkTitle,
  linkUrl,
  linkIcon,
  relleno,
  colorPropio,
  anchura,
  altura,
  icono,
}) {
  const height = Math.min(72, Math.max(44, Number(altura) || 56));
  const own = relleno === 'Color propio' && { backgroundColor: colorPropio, color: textOn(colorPropio) };
  const fits = anchura === 'Ajustada';
  return (
    <a
      className={`pildora ${TONES[relleno] ?? ''} ${fits ? 'fits' : ''}`}
      style={{ minHeight: `${height}px`, ...own }}
      href={linkUrl}
    >
      {icono && <Icon name={linkIcon} url={linkUrl} />}
      <span className="title" dir="auto">
        {linkTitle}
      </span>
    </a>
  );
}
