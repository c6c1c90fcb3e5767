/** Spanish sentences about a style that can't be a template's. */
export const cssMessages = {
  syntax: 'Esta parte del CSS no se entiende.',
  tooDeep: 'El CSS tiene demasiados niveles.',
  atRule: (name: string) => `«@${name}» no se puede usar en una plantilla.`,
  selector: (name: string) => `«${name}» sale de la plantilla: usa clases.`,
  address: 'Una plantilla no carga nada de otra parte: quita la dirección.',
  function: (name: string) => `«${name}()» no se puede usar en una plantilla.`,
  property: (name: string) => `«${name}» no se puede usar en una plantilla.`,
  position: 'Usa «static», «relative» o «absolute»: una plantilla no sale de su sitio.',
  escape: 'Escribe este nombre sin barras invertidas.',
  closing: 'El CSS no puede contener «</» ni «<!--».',
};
