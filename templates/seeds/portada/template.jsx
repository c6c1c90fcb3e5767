const initials = (name) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0].toUpperCase())
    .join('');

/** Black or white, whichever reads better: one of them always reaches a contrast of 4.5. */
const textOn = (hex) => {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#FFFFFF';
};

export default function Portada({
  name,
  title,
  company,
  bio,
  location,
  profileImage,
  portada,
  colorBanda,
  colorPropio,
  alineacion,
  frase,
}) {
  const role = [title, company].filter(Boolean).join(', ');
  const own =
    colorBanda === 'Color propio' ? { backgroundColor: colorPropio, color: textOn(colorPropio) } : undefined;
  const tone = { Suave: 'soft', Tinta: 'ink' }[colorBanda] ?? 'accent';
  return (
    <div className={alineacion === 'Centro' ? 'portada centred' : 'portada'}>
      <div className={`band ${tone}`} style={own}>
        {portada && <img className="cover" src={portada} alt="" />}
        <div className="words">
          <h1 className={name.length > 28 ? 'small' : ''} dir="auto">
            {name}
          </h1>
          {role && <p dir="auto">{role}</p>}
        </div>
      </div>
      <div className="under">
        {profileImage ? (
          <img className="portrait" src={profileImage} alt={`Foto de ${name}`} width="96" height="96" />
        ) : (
          <span className="portrait" aria-hidden="true">
            {initials(name)}
          </span>
        )}
        {location && <p className="place">{location}</p>}
      </div>
      {frase && (
        <p className="phrase" dir="auto">
          {frase}
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
