/** What the previews of templates say. */
export const messages = {
  sample: 'Tarjeta de ejemplo',
  width: 'Ancho',
  pixels: (width: number) => `${width} px`,
  theme: 'Tema',
  themes: { light: 'Claro', dark: 'Oscuro' },
  frame: 'Vista previa de la plantilla',
  kept: 'Se ve lo último que funcionaba.',
  problem: 'No se puede dibujar',
  ownLook: 'Los visitantes verían el aspecto propio de la tarjeta',
  ownLookProfile: 'El perfil tiene que decir el nombre de la persona.',
  ownLookLinks: 'Cada enlace tiene que llevar a su dirección: <a href={linkUrl}>.',
  atLine: (line: number) => `Línea ${line}`,
  drawings: {
    'template-throws': 'El componente falla al dibujarse.',
    'template-empty': 'El componente no dibuja nada.',
    'template-timeout': 'El componente tarda demasiado en dibujarse.',
    'template-too-large': 'Lo que dibuja es demasiado grande.',
    'template-css': 'El CSS contiene algo que no se puede servir.',
    'template-sandbox-gone': 'La zona de pruebas no responde. Comprueba tu conexión.',
  },
};
