const ratio = (value: number) => `${value.toLocaleString('es', { maximumFractionDigits: 1 })}:1`;

/** Spanish texts of the publish gate. */
export const messages = {
  checks: {
    code: 'Código React',
    css: 'CSS',
    fields: 'Campos',
    details: 'Detalles',
    drawing: 'Con las tarjetas de ejemplo',
    width: 'A 320 px de ancho',
    access: 'Accesibilidad',
  },
  withSample: (sample: string) => `«${sample}»`,
  schemes: { light: 'tema claro', dark: 'tema oscuro' },
  links: (count: number) => (count === 1 ? '1 enlace' : `${count} enlaces`),
  pixels: (count: number) => `${count} px`,
  contrast: (measured: number, least: number) => `${ratio(measured)} de ${ratio(least)}`,
  cssEmpty: 'Falta el CSS.',
  fixCssEmpty: 'Escribe el CSS, o complétalo con el ejemplo de la sección.',
  fixAbsent: (name: string) =>
    `«${name}» no existe en una plantilla: se muestra una sola vez, sin página ni red.`,
  fixUndefined: (name: string) => `«${name}» no está definido: escríbelo en el componente o añade un campo.`,
  atLine: (message: string, line: number | null) => (line === null ? message : `Línea ${line}: ${message}`),
  fixCode: 'Corrige el código en el editor.',
  fixCss: 'Corrige el CSS en el editor.',
  unknownProp: (name: string) => `El código usa «${name}», que no es un campo ni un dato de la tarjeta.`,
  fixUnknownProp: 'Añade un campo con ese identificador o cambia el código.',
  lostField: (label: string, cards: number) =>
    `El campo «${label}» desaparece: ${cards === 1 ? '1 tarjeta tiene un valor' : `${cards} tarjetas tienen un valor`}.`,
  fixLostField:
    'Si solo cambia de nombre, elígelo en «Antes se llamaba» del campo nuevo. Si no, ese texto deja de verse.',
  unusedField: (label: string) => `El campo «${label}» no se usa en el código.`,
  fixUnusedField: 'Quita el campo o úsalo en el código.',
  fixDetails: 'Corrige el nombre arriba, o el dato en Detalles o Campos.',
  codeTooLarge: 'El código compilado es demasiado grande.',
  fixTooLarge: 'Acorta el componente.',
  fixDrawing: 'Comprueba qué pasa cuando un dato falta, es muy largo o lleva otros caracteres.',
  ownLook: 'Lo que muestra no llega a la tarjeta publicada: se vería su aspecto propio.',
  fixOwnLookProfile: 'El perfil tiene que decir el nombre de la persona.',
  fixOwnLookLinks: 'Cada enlace tiene que llevar a su dirección: <a href={linkUrl}>.',
  removed: (names: string) => `No se verá: ${names}.`,
  fixRemoved: 'Quítalo del código; se elimina al publicar la tarjeta.',
  overflow: 'Algo sobresale por el lado.',
  fixOverflow: 'Usa max-width: 100% y overflow-wrap: anywhere, y evita anchos fijos.',
  brokenWords: 'Hay palabras partidas, con la letra normal o al doble.',
  fixBrokenWords:
    'En tarjetas estrechas, pon una columna y menos margen con @container, y limita la letra con min(1.25rem, 10cqi).',
  fixAccess: (elements: string) => `Afecta a: ${elements}`,
};
