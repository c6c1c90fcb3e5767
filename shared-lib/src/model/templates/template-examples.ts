import type { TemplateCode, TemplateSection } from './template';

const PROFILE: TemplateCode = {
  reactCode: `export default function Perfil({ name, title, bio, profileImage }) {
  return (
    <header className="perfil">
      {profileImage && (
        <img
          className="foto"
          src={profileImage}
          alt={\`Foto de \${name}\`}
          width="112"
          height="112"
        />
      )}
      <h1>{name}</h1>
      {title && <p className="cargo">{title}</p>}
      {bio && <p className="biografia">{bio}</p>}
    </header>
  );
}
`,
  cssCode: `.perfil {
  display: grid;
  justify-items: center;
  gap: 8px;
  padding: 32px 20px;
  text-align: center;
}
.foto {
  border-radius: 50%;
  object-fit: cover;
}
h1 {
  margin: 0;
  font-size: 1.75rem;
}
.cargo {
  margin: 0;
  font-weight: 600;
}
.biografia {
  margin: 0;
  max-width: 44ch;
  white-space: pre-line;
}
`,
  jsonConfig: [
    { id: 'name', label: 'Nombre', type: 'text', defaultValue: 'Ana García', editable: true },
    { id: 'title', label: 'Cargo', type: 'text', defaultValue: 'Arquitecta', editable: true },
    {
      id: 'bio',
      label: 'Biografía',
      type: 'textarea',
      defaultValue: 'Casas que envejecen bien.',
      editable: true,
    },
    { id: 'profileImage', label: 'Foto', type: 'image', defaultValue: '', editable: true },
  ],
};

const LINKS: TemplateCode = {
  reactCode: `export default function Enlaces({
  currentLink,
  backgroundColor,
  textColor,
  borderRadius,
}) {
  const links = [currentLink];
  return (
    <ul className="enlaces">
      {links.map((link) => (
        <li key={link.id}>
          <a
            href={link.url}
            style={{ backgroundColor, color: textColor, borderRadius }}
          >
            <strong>{link.title}</strong>
            {link.description && <span>{link.description}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
`,
  cssCode: `.enlaces {
  list-style: none;
  margin: 0;
  padding: 0;
}
a {
  display: grid;
  gap: 2px;
  padding: 14px 18px;
  text-decoration: none;
}
span {
  font-size: 0.875rem;
}
`,
  jsonConfig: [
    { id: 'backgroundColor', label: 'Fondo', type: 'color', defaultValue: '#0F766E', editable: true },
    { id: 'textColor', label: 'Texto', type: 'color', defaultValue: '#FFFFFF', editable: true },
    { id: 'borderRadius', label: 'Esquinas', type: 'text', defaultValue: '14px', editable: true },
  ],
};

/** A small working template for each part of a card, which repairs and new templates start from. */
export const EXAMPLE_TEMPLATES: Readonly<Record<TemplateSection, TemplateCode>> = {
  profile: PROFILE,
  links: LINKS,
};
