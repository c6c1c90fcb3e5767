/** Every Spanish sentence that stands for an error of the whole product. */
export const errorMessages = {
  server: 'Error del servidor. Por favor, intenta más tarde.',
  notFound: 'Recurso no encontrado.',
  forbidden: 'No tienes permisos para realizar esta acción.',
  sessionExpired: 'Tu sesión ha expirado. Por favor, inicia sesión nuevamente.',
  connection: 'Error de conexión. Verifica tu internet.',
  auth: 'Error de autenticación. Por favor, inicia sesión nuevamente',
  service: 'Error de servicio. Por favor, intenta más tarde.',
  unexpected: 'Ha ocurrido un error inesperado.',
  boundary: 'Ha ocurrido un error. La página se recargará automáticamente.',
} as const;

/** Sentences for the codes that our own functions and use cases answer with. */
export const codeMessages: Readonly<Record<string, string>> = {
  'card-conflict': 'Esta tarjeta se ha cambiado en otra pestaña o dispositivo.',
  'card-never-published': 'Publica la tarjeta antes de pausarla o reanudarla.',
  'card-not-found': 'Esta tarjeta ya no existe.',
  'card-not-publishable': 'Corrige los campos marcados antes de publicar.',
  'card-too-large': 'La tarjeta ocupa demasiado. Quita enlaces o acorta los textos.',
  'photo-too-large': 'La foto ocupa demasiado. Prueba con otra.',
  'photo-unreadable': 'No se puede leer esa imagen. Usa un archivo JPG, PNG o WebP.',
  'slug-taken': 'Ese enlace ya está en uso. Elige otro.',
  'slug-limit': 'Has llegado al máximo de enlaces de tu cuenta.',
  'slug-too-short': 'El enlace necesita al menos 3 caracteres.',
  'slug-too-long': 'El enlace admite como máximo 40 caracteres.',
  'slug-invalid': 'Usa solo letras minúsculas, números y guiones.',
  'slug-reserved': 'Ese enlace está reservado. Elige otro.',
  'account-is-admin': 'Antes de suspender esta cuenta, quítala de los administradores.',
  'account-not-found': 'Esa cuenta ya no existe.',
  'admin-cannot-leave':
    'Antes de eliminar tu cuenta, pide a otro administrador que te quite de la administración.',
  'admin-unverified': 'Confirma tu email con el enlace que te hemos enviado y vuelve a entrar.',
  'admins-unreadable': 'Permisos insuficientes para leer admins. Despliega reglas de Firestore.',
  'last-admin': 'No se puede quitar: es el único administrador que queda.',
  'admin-not-signed-in': 'No autenticado. Inicia sesión como admin.',
  'not-admin': 'No autorizado como administrador',
  'read-only': 'Ahora mismo no se pueden guardar cambios. Vuelve a intentarlo dentro de un rato.',
  'recent-login-required': 'Por seguridad, escribe otra vez tu contraseña.',
  'too-many-requests': 'Demasiadas peticiones. Espera un poco y vuelve a probar.',
  'account-suspended': 'Tu cuenta está suspendida. Escríbenos si crees que es un error.',
  'template-conflict': 'Otra persona ha guardado esta plantilla mientras la editabas.',
  'template-not-found': 'No se pudo encontrar la plantilla',
  'import-not-json': 'El archivo no es JSON o está incompleto.',
  'import-not-template': 'El archivo no contiene una plantilla exportada.',
  'import-newer':
    'El archivo es de una versión más nueva de Tarjetero. Actualiza esta instalación e inténtalo otra vez.',
  'import-invalid': 'La plantilla del archivo tiene datos que no valen.',
};
