const METALS = { Latón: 'brass', Plata: 'silver', Cobre: 'copper', Menta: 'mint' };
const GROUNDS = { Medianoche: 'midnight', Bosque: 'forest', Vino: 'wine', Carbón: 'coal' };

/** Where the stars stand: x, y and radius, in a sky of 360 × 120. */
const STARS = [
  [24, 30, 1.2],
  [58, 78, 0.9],
  [92, 22, 0.8],
  [121, 58, 1.4],
  [168, 18, 0.9],
  [196, 70, 0.8],
  [232, 34, 1.1],
  [271, 82, 0.9],
  [338, 88, 1.2],
  [346, 20, 0.8],
];

function Sky({ kind }) {
  return (
    <svg className="sky" viewBox="0 0 360 120" aria-hidden="true">
      {STARS.map(([x, y, radius]) => (
        <circle key={x} cx={x} cy={y} r={radius} fill="currentColor" />
      ))}
      {kind === 'Luna' && <path d="M318 26a22 22 0 1 0 14 36 18 18 0 0 1-14-36z" fill="currentColor" />}
    </svg>
  );
}

export default function Nocturna({
  name,
  title,
  company,
  bio,
  location,
  profileImage,
  fondo,
  metal,
  cielo,
  lema,
  orla,
}) {
  const role = [title, company].filter(Boolean).join(', ');
  const classes = ['nocturna', GROUNDS[fondo] ?? 'midnight', METALS[metal] ?? 'brass', orla && 'edged'];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {cielo !== 'Liso' && <Sky kind={cielo} />}
      {profileImage && (
        <img className="portrait" src={profileImage} alt={`Foto de ${name}`} width="104" height="104" />
      )}
      <div className={profileImage ? 'words' : 'words low'}>
        <h1 className={name.length > 28 ? 'small' : ''} dir="auto">
          {name}
        </h1>
        {role && (
          <p className="role" dir="auto">
            {role}
          </p>
        )}
        {location && <p className="place">{location}</p>}
        {bio && (
          <p className="bio" dir="auto">
            {bio}
          </p>
        )}
        {lema && (
          <p className="motto" dir="auto">
            {lema}
          </p>
        )}
      </div>
    </div>
  );
}
