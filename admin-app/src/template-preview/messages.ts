/** Spanish texts of templates' previews. */
export const messages = {
  sample: 'Tarjeta de ejemplo',
  width: 'Ancho',
  pixels: (width: number) => `${width} px`,
  theme: 'Tema',
  themes: { light: 'Claro', dark: 'Oscuro' },
  frame: 'Vista previa de la plantilla',
  kept: 'Se ve lo último que funcionaba.',
  problem: 'No se puede mostrar',
  ownLook: 'Se vería el aspecto propio de la tarjeta',
  ownLookProfile: 'El perfil tiene que decir el nombre de la persona.',
  ownLookLinks: 'Cada enlace tiene que llevar a su dirección: <a href={linkUrl}>.',
  atLine: (line: number) => `Línea ${line}`,
  drawings: {
    'template-throws': 'El componente falla al mostrarse.',
    'template-empty': 'El componente no muestra nada.',
    'template-timeout': 'El componente tarda demasiado en mostrarse.',
    'template-too-large': 'Lo que muestra es demasiado grande.',
    'template-css': 'El CSS contiene algo que no se puede servir.',
    'template-sandbox-gone': 'La zona de pruebas no responde. Comprueba tu conexión.',
  },
};
