const STROKES = { Continuo: 'solid', Discontinuo: 'dashed', Doble: 'double' };

export default function Contorno({
  linkTitle,
  linkUrl,
  linkDescription,
  linkIcon,
  trazo,
  grosor,
  esquinas,
  desplazado,
  mayusculas,
  icono,
}) {
  const stroke = STROKES[trazo] ?? 'solid';
  const width = Math.min(4, Math.max(1, Number(grosor) || 1));
  const radius = Math.min(32, Math.max(0, Number(esquinas) || 0));
  return (
    <a
      className={`contorno ${desplazado ? 'shifted' : ''} ${mayusculas ? 'capitals' : ''}`}
      style={{
        borderStyle: stroke,
        borderWidth: `${stroke === 'double' ? Math.max(3, width) : width}px`,
        borderRadius: `${radius}px`,
      }}
      href={linkUrl}
    >
      {icono && <Icon name={linkIcon} url={linkUrl} />}
      <span className="words">
        <span className="title" dir="auto">
          {linkTitle}
        </span>
        {linkDescription && (
          <span className="detail" dir="auto">
            {linkDescription}
          </span>
        )}
      </span>
    </a>
  );
}
