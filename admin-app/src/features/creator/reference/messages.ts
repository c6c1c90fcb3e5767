const PROPS: Readonly<Record<string, string>> = {
  name: 'Nombre de la persona.',
  jobTitle: 'Cargo. Es lo mismo que title.',
  title: 'Cargo.',
  company: 'Empresa.',
  bio: 'Biografía; puede tener varias líneas.',
  phone: 'Teléfono.',
  email: 'Email.',
  website: 'Sitio web.',
  location: 'Ubicación.',
  profileImage: 'Dirección de la foto.',
  linkTitle: 'Título del enlace.',
  linkUrl: 'Dirección del enlace: cada enlace tiene que llevar a ella.',
  linkDescription: 'Descripción del enlace.',
  linkIcon: 'Nombre del icono que eligió el titular.',
  linkIconType: '«icon» si el titular eligió un icono; si no, «none».',
  currentLink: 'El enlace entero: id, title, url, description e icon.',
  backgroundColor: 'Color de fondo del enlace, el acento de la tarjeta.',
  textColor: 'Color del texto que se lee sobre backgroundColor.',
  hoverColor: 'Color al pasar por encima.',
  borderRadius: 'Redondeo de las esquinas.',
};

const TOKENS: Readonly<Record<string, string>> = {
  '--tj-ground': 'Fondo de la página.',
  '--tj-surface': 'Fondo de lo que va sobre la página.',
  '--tj-hover': 'Fondo de lo que está bajo el puntero.',
  '--tj-shadow': 'Sombra de lo que va sobre la página.',
  '--tj-ink': 'Texto.',
  '--tj-muted': 'Texto secundario.',
  '--tj-line': 'Líneas finas.',
  '--tj-fill': 'Acento como fondo.',
  '--tj-on-fill': 'Texto sobre el acento.',
  '--tj-accent': 'Acento como texto o icono.',
  '--tj-tint': 'Un toque del acento, como fondo.',
};

/** Spanish texts of the creator's reference. */
export const messages = {
  title: 'Referencia',
  search: 'Buscar en la referencia',
  nothing: 'Nada con ese nombre.',
  groups: {
    props: 'Datos de la tarjeta',
    fields: 'Campos de esta plantilla',
    components: 'Componentes',
    icons: 'Iconos',
    tokens: 'Propiedades de CSS',
  },
  copy: (code: string) => `Copiar ${code}`,
  copied: (code: string) => `Se ha copiado ${code}.`,
  example: (value: string) => `Ejemplo: ${value}`,
  blank: 'Puede venir vacío.',
  fieldOf: (label: string) => `Campo «${label}»`,
  iconText: 'Un icono del producto, con el color y el tamaño del texto que lo rodea.',
  iconName: 'Nombre del icono; vacío, el que corresponde a la dirección.',
  iconUrl: 'Dirección de la que sale el icono cuando no hay nombre.',

  props: PROPS,

  tokens: TOKENS,
};
