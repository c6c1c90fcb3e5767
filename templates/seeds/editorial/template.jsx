/** A first letter that fills three lines needs as many of them. */
const DROP_CAP_FROM = 110;

export default function Editorial({
  name,
  title,
  company,
  bio,
  location,
  profileImage,
  antetitulo,
  cita,
  foto,
  tamano,
  capitular,
}) {
  const kicker = antetitulo || [company, location].filter(Boolean).join(' · ');
  const size = name.length > 32 ? 'small' : tamano === 'Enorme' ? 'huge' : '';
  const startsWithLetter = /^\p{L}/u.test(bio);
  return (
    <div className="editorial">
      <p className="kicker" dir="auto">
        {kicker}
      </p>
      <h1 className={size} dir="auto">
        {name}
      </h1>
      {title && (
        <p className="standfirst" dir="auto">
          {title}
        </p>
      )}
      {profileImage && foto !== 'Sin foto' && (
        <img
          className={foto === 'Ancha' ? 'wide' : 'inset'}
          src={profileImage}
          alt={`Foto de ${name}`}
          width="400"
          height="400"
        />
      )}
      {bio && (
        <p
          className={capitular && startsWithLetter && bio.length >= DROP_CAP_FROM ? 'bio drop' : 'bio'}
          dir="auto"
        >
          {bio}
        </p>
      )}
      {cita && (
        <blockquote dir="auto">
          <p>{cita}</p>
        </blockquote>
      )}
    </div>
  );
}
