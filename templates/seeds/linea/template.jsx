const ENDS = { Flecha: '→', Más: '+' };

export default function Linea({
  linkTitle,
  linkUrl,
  linkDescription,
  linkIcon,
  marca,
  letra,
  tamano,
  final,
  conDescripcion,
}) {
  const classes = [
    'linea',
    letra === 'Con serifa' && 'serif',
    tamano === 'Grande' && linkTitle.length < 50 && 'large',
  ];
  return (
    <a className={classes.filter(Boolean).join(' ')} href={linkUrl}>
      {marca === 'Icono' && <Icon name={linkIcon} url={linkUrl} className="mark" />}
      {marca === 'Número' && <span className="mark number" aria-hidden="true" />}
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
      {ENDS[final] && (
        <span className="end" aria-hidden="true">
          {ENDS[final]}
        </span>
      )}
    </a>
  );
}
