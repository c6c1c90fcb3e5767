/** Every sentence of the publish gate. */
export const messages = {
  checks: {
    code: 'Código React',
    css: 'CSS',
    fields: 'Campos',
    details: 'Detalles',
    drawing: (sample: string) => `Con la tarjeta «${sample}»`,
    width: 'A 320 px de ancho',
    access: (scheme: string) => `Accesibilidad, tema ${scheme}`,
  },
  schemes: { light: 'claro', dark: 'oscuro' },
  atLine: (message: string, line: number | null) => (line === null ? message : `Línea ${line}: ${message}`),
  fixCode: 'Corrige el código en el editor.',
  fixCss: 'Corrige el CSS en el editor.',
  unknownProp: (name: string) => `El código usa «${name}», que no es un campo ni un dato de la tarjeta.`,
  fixUnknownProp: 'Añade un campo con ese identificador o cambia el código.',
  unusedField: (label: string) => `El campo «${label}» no se usa en el código.`,
  fixUnusedField: 'Quita el campo o úsalo en el código.',
  fixDetails: 'Corrige el dato en Detalles o Campos.',
  codeTooLarge: 'El código compilado es demasiado grande.',
  fixTooLarge: 'Acorta el componente.',
  fixDrawing: 'Comprueba qué pasa cuando un dato falta, es muy largo o lleva otros caracteres.',
  ownLook: (places: number) =>
    places === 1
      ? 'Lo que dibuja no llega a los visitantes: se vería el aspecto propio de la tarjeta.'
      : `Lo que dibuja no llega a los visitantes en ${places} enlaces: se vería el aspecto propio de la tarjeta.`,
  fixOwnLookProfile: 'El perfil tiene que decir el nombre de la persona.',
  fixOwnLookLinks: 'Cada enlace tiene que llevar a su dirección: <a href={linkUrl}>.',
  removed: (names: string) => `Los visitantes no verán: ${names}.`,
  fixRemoved: 'Quítalo del código; se elimina al publicar la tarjeta.',
  overflow: (pixels: number) => `Algo sobresale ${pixels} px por el lado.`,
  fixOverflow: 'Usa max-width: 100% y overflow-wrap: anywhere, y evita anchos fijos.',
  fixAccess: (elements: string) => `Afecta a: ${elements}`,
};
