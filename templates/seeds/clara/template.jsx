const initials = (name) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0].toUpperCase())
    .join('');

const SHAPES = { Círculo: 'circle', Redondeada: 'rounded', Arco: 'arch' };

export default function Clara({
  name,
  title,
  company,
  bio,
  location,
  profileImage,
  saludo,
  formaFoto,
  tamano,
  filete,
  conLugar,
}) {
  const role = [title, company].filter(Boolean).join(', ');
  const shape = SHAPES[formaFoto] ?? 'circle';
  const isLarge = tamano === 'Grande' && name.length <= 32;
  return (
    <div className="clara">
      {profileImage ? (
        <img
          className={`portrait ${shape}`}
          src={profileImage}
          alt={`Foto de ${name}`}
          width="120"
          height="120"
        />
      ) : (
        <span className={`portrait ${shape}`} aria-hidden="true">
          {initials(name)}
        </span>
      )}
      {saludo && <p className="greeting">{saludo}</p>}
      <h1 className={isLarge ? 'large' : name.length > 32 ? 'small' : ''} dir="auto">
        {name}
      </h1>
      {role && (
        <p className="role" dir="auto">
          {role}
        </p>
      )}
      {conLugar && location && <p className="place">{location}</p>}
      {filete && <hr />}
      {bio && (
        <p className={bio.length > 180 ? 'bio long' : 'bio'} dir="auto">
          {bio}
        </p>
      )}
    </div>
  );
}
