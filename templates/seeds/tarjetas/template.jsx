/** Of an address on the web, its host; of any other, nothing that a person would read. */
const hostOf = (url) => /^https?:\/\/(?:www\.)?([^/?#:]+)/.exec(url)?.[1] ?? '';

export default function Tarjetas({
  linkTitle,
  linkUrl,
  linkDescription,
  linkIcon,
  icono,
  llamada,
  dominio,
  sombra,
  esquinas,
}) {
  const radius = Math.min(28, Math.max(0, Number(esquinas) || 0));
  // A description may say it already, as that of the card's website does.
  const host = dominio && !linkDescription.includes(hostOf(linkUrl)) ? hostOf(linkUrl) : '';
  return (
    <a
      className={sombra ? 'tarjeta raised' : 'tarjeta'}
      style={{ borderRadius: `${radius}px` }}
      href={linkUrl}
    >
      {icono !== 'Ninguno' && (
        <span className={icono === 'Insignia' ? 'badge' : 'bare'}>
          <Icon name={linkIcon} url={linkUrl} />
        </span>
      )}
      <span className="words">
        <span className="title" dir="auto">
          {linkTitle}
        </span>
        {linkDescription && (
          <span className="detail" dir="auto">
            {linkDescription}
          </span>
        )}
        {(host || llamada) && (
          <span className="foot">
            {llamada && <span className="call">{llamada}</span>}
            {host && <span className="host">{host}</span>}
          </span>
        )}
      </span>
    </a>
  );
}
