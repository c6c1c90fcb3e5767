import { codeMessages } from './messages';

/** Matches first words of labels that are feminine or plural, which would read badly before 'es requerido'. */
const FEMININE_OR_PLURAL = /^(?:\p{L}*(?:a|ción|sión|zón|dad|s)|URL|Foto|Imagen|Clave|Frase|Web|Red)$/u;

/**
 * Returns the sentence of a required field that is empty: 'Nombre es requerido'. The field of other genders and numbers is 'El campo …'
 * with its label: 'El campo Contraseña es requerido'.
 */
function requiredMessage(field: string): string {
  const [word = ''] = field.split(' ');
  return FEMININE_OR_PLURAL.test(word) ? `El campo ${field} es requerido` : `${field} es requerido`;
}

const TEMPLATES: Readonly<Record<string, (field: string, limit: string) => string>> = {
  required: requiredMessage,
  'email-invalid': () => 'Email inválido',
  'email-accent': () => 'Antes de la @ no puede haber acentos ni eñes: los servidores no los aceptan',
  'phone-invalid': () => 'Teléfono inválido',
  'phone-several': () => 'Escribe un solo teléfono, de 15 cifras como máximo',
  'name-link': () => 'Un nombre no puede llevar enlaces ni direcciones',
  'url-required': requiredMessage,
  'url-invalid': () => 'Esa dirección no es válida. Ejemplo: https://ejemplo.com',
  'url-handle': () => 'Pega la dirección entera, por ejemplo https://instagram.com/nombre',
  'url-doubtful': () => '¿Es una web o un usuario? Si es una web, escríbela con https:// delante',
  'handle-invalid': () => 'Escribe el usuario o pega el enlace de tu perfil',
  'phone-needs-country': () => 'Escribe el número con el prefijo del país, por ejemplo +34',
  'link-needs-address': () => 'Pega el enlace entero, con https://',
  'link-other-site': () => 'Este enlace lleva a otro sitio',
  'bizum-invalid': () => 'Escribe un móvil español o el código de 5 cifras de tu entidad',
  'url-forbidden-scheme': () => 'Usa una dirección web, un email, un teléfono, un SMS o un lugar en el mapa',
  'url-too-long': () => 'La dirección es demasiado larga',
  'too-long': (field, limit) => `${field} admite como máximo ${limit} caracteres`,
  'too-many-links': (_field, limit) => `Una tarjeta admite como máximo ${limit} enlaces`,
  'too-many-pdfs': (_field, limit) => `Una tarjeta admite como máximo ${limit} PDF subidos`,
  'pdf-required': () => 'Sube el PDF o pega su enlace',
  'second-factor-code': () => 'El código tiene seis cifras',
  'password-too-short': () => 'La contraseña debe tener al menos 6 caracteres',
  'deletion-word': () => 'Escribe ELIMINAR para confirmar',
  'vat-rate': () => 'Escribe un porcentaje entre 0 y 30, por ejemplo 21',
  'color-invalid': () => 'Elige un color, o escríbelo así: #0F766E',
  'section-text': () => 'Escribe el texto de esta sección o quítala',
  'section-pictures': () => 'Añade una foto o quita esta sección',
  'section-video': () => 'Pega el enlace de un vídeo o quita esta sección',
  'video-unknown': () =>
    'Pega el enlace de un vídeo de YouTube, Vimeo, TikTok, Instagram, Facebook, Twitch, Dailymotion o LinkedIn',
  'section-quotes': () => 'Añade una opinión o quita esta sección',
  'section-hours': () => 'Pon tu horario o quita esta sección',
  'hours-invalid': () => 'Revisa las horas',
  'until-before-from': () => 'El final debe ser posterior al inicio',
  'photo-invalid': () => 'Vuelve a subir la foto',
  'field-id-invalid': () => 'Usa letras sin acentos, números y guion bajo, y empieza por una letra',
  'field-id-twice': () => 'Ya hay un campo con este identificador',
  'field-type-unknown': () => 'Este tipo de campo no existe',
  'field-default-invalid': () => 'El valor inicial no encaja con el tipo del campo',
  'options-required': () => 'Añade al menos una opción',
  'too-many-options': (_field, limit) => `Un campo admite como máximo ${limit} opciones`,
  'too-many-fields': (_field, limit) => `Una plantilla admite como máximo ${limit} campos`,
  'too-many-tags': (_field, limit) => `Una plantilla admite como máximo ${limit} etiquetas`,
  'version-invalid': () => 'Escribe la versión como 1.0.0',
  'section-invalid': () => 'Elige Perfil o Enlaces',
};

/**
 * Returns the sentence beside a field whose value a schema of `shared-lib/model` refused.
 *
 * @param code - `code` or `code:limit`, as the schema gave it.
 * @param field - The field's name on screen.
 */
export function fieldMessage(code: string, field: string): string {
  const [name = '', limit = ''] = code.split(':');
  return TEMPLATES[name]?.(field, limit) ?? codeMessages[name] ?? `Revisa ${field.toLowerCase()}`;
}
