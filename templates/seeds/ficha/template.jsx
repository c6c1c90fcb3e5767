const initials = (name) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0].toUpperCase())
    .join('');

export default function Ficha({
  name,
  title,
  company,
  bio,
  phone,
  email,
  location,
  profileImage,
  rotulo,
  contacto,
  datoTitulo,
  datoTexto,
  colorFilete,
  perforada,
}) {
  const facts = [
    ['Empresa', company],
    ['Ubicación', location],
    ['Teléfono', contacto && phone],
    ['Email', contacto && email],
    [datoTitulo, datoTitulo && datoTexto],
  ].filter(([, text]) => text);
  const rule = { Coral: 'coral', Tinta: 'ink' }[colorFilete] ?? 'accent';
  return (
    <div className={`ficha ${rule}`}>
      {(rotulo || perforada) && (
        <div className="top">
          <p>{rotulo}</p>
          {perforada && <span className="hole" aria-hidden="true" />}
        </div>
      )}
      <div className="who">
        {profileImage ? (
          <img className="portrait" src={profileImage} alt={`Foto de ${name}`} width="76" height="76" />
        ) : (
          <span className="portrait" aria-hidden="true">
            {initials(name)}
          </span>
        )}
        <div className="words">
          <h1 className={name.length > 28 ? 'small' : ''} dir="auto">
            {name}
          </h1>
          {title && <p dir="auto">{title}</p>}
        </div>
      </div>
      {facts.length > 0 && (
        <dl>
          {facts.map(([label, text]) => (
            <div key={label} className={text.length > 14 ? 'fact whole' : 'fact'}>
              <dt>{label}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {bio && (
        <p className="bio" dir="auto">
          {bio}
        </p>
      )}
    </div>
  );
}
