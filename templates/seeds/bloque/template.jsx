/** Black or white, whichever reads better: one of them always reaches a contrast of 4.5. */
const textOn = (hex) => {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#FFFFFF';
};

const TONES = { 'El de la tarjeta': 'accent', Suave: 'soft', Alterno: 'mixed' };

export default function Bloque({
  linkTitle,
  linkUrl,
  linkDescription,
  linkIcon,
  color,
  colorPropio,
  columnas,
  esquinas,
  conDescripcion,
}) {
  const radius = Math.min(32, Math.max(0, Number(esquinas) || 0));
  const own = color === 'Color propio' && { backgroundColor: colorPropio, color: textOn(colorPropio) };
  return (
    <a
      className={`bloque ${TONES[color] ?? ''} ${columnas === 'Una' ? 'single' : 'double'}`}
      style={{ borderRadius: `${radius}px`, ...own }}
      href={linkUrl}
    >
      <Icon name={linkIcon} url={linkUrl} className="mark" />
      <span className="words">
        <span className="title" dir="auto">
          {linkTitle}
        </span>
        {conDescripcion && linkDescription && (
          <span className="detail" dir="auto">
            {linkDescription}
          </span>
        )}
      </span>
    </a>
  );
}
