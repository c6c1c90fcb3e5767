const initials = (name) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0].toUpperCase())
    .join('');

const SHAPES = { Alto: 'tall', Cuadrado: 'square', Arco: 'arch' };

export default function Retrato({
  name,
  title,
  company,
  bio,
  location,
  profileImage,
  lado,
  formato,
  marco,
  blancoYNegro,
  lema,
}) {
  const shape = SHAPES[formato] ?? 'tall';
  const isLong = [name, title, company, location].join(' ').length > 90;
  const classes = ['pair', lado === 'Derecha' && 'right', isLong && 'top'];
  return (
    <div className="retrato">
      <div className={classes.filter(Boolean).join(' ')}>
        <div className={`frame ${shape} ${marco ? 'framed' : ''}`}>
          {profileImage ? (
            <img
              className={blancoYNegro ? 'picture grey' : 'picture'}
              src={profileImage}
              alt={`Foto de ${name}`}
              width="400"
              height="400"
            />
          ) : (
            <span className="picture" aria-hidden="true">
              {initials(name)}
            </span>
          )}
        </div>
        <div className="words">
          <h1 className={name.length > 28 ? 'small' : ''} dir="auto">
            {name}
          </h1>
          {title && (
            <p className="title" dir="auto">
              {title}
            </p>
          )}
          {company && (
            <p className="quiet" dir="auto">
              {company}
            </p>
          )}
          {location && <p className="quiet">{location}</p>}
        </div>
      </div>
      {lema && (
        <p className="motto" dir="auto">
          {lema}
        </p>
      )}
      {bio && (
        <p className="bio" dir="auto">
          {bio}
        </p>
      )}
    </div>
  );
}
