const PAPERS = { Crema: 'cream', Rosa: 'rose', Cielo: 'sky', Salvia: 'sage' };

/** A tall note would lean out of its place. */
const LEANS_UP_TO = 130;

export default function Nota({
  linkTitle,
  linkUrl,
  linkDescription,
  linkIcon,
  papel,
  sujecion,
  inclinada,
  icono,
  firma,
}) {
  const isShort = linkTitle.length + linkDescription.length + firma.length <= LEANS_UP_TO;
  const hold = { Celo: 'tape', Chincheta: 'pin' }[sujecion];
  return (
    <a className={`nota ${PAPERS[papel] ?? 'cream'} ${inclinada && isShort ? 'leaning' : ''}`} href={linkUrl}>
      {hold && <span className={hold} aria-hidden="true" />}
      <span className="title" dir="auto">
        {icono && <Icon name={linkIcon} url={linkUrl} />}
        <span className="text">{linkTitle}</span>
      </span>
      {linkDescription && (
        <span className="detail" dir="auto">
          {linkDescription}
        </span>
      )}
      {firma && <span className="signature">{firma}</span>}
    </a>
  );
}
