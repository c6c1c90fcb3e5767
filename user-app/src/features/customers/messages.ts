import type { PersonClaim, PersonSource } from 'shared-lib/model/booking';
import { fieldMessage } from 'shared-lib/errors';

const number = (value: number) => value.toLocaleString('es', { useGrouping: 'always' });

/** Returns a visitor's claim about a person in words. */
function said({ name, email, phone, company }: PersonClaim): string {
  const parts = [
    name && `llamarse «${name}»`,
    phone && `que su teléfono es ${phone}`,
    email && `que su email es ${email}`,
    company && `que su empresa es «${company}»`,
  ].filter((part) => part !== undefined);
  return `Dice ${parts.join(parts.length > 2 ? ', ' : ' y ')}.`;
}

const people = (count: number) => (count === 1 ? '1 persona' : `${number(count)} personas`);

/** Names of the fields of a person. */
const fields = {
  name: 'Nombre',
  email: 'Email',
  phone: 'Teléfono',
  company: 'Empresa',
  note: 'Nota',
  tags: 'Etiquetas',
};

/** Spanish texts of the people of an account. */
export const messages = {
  title: 'Personas',
  intro: 'Quienes han reservado contigo o te han dejado sus datos.',
  search: 'Buscar',
  searchPlaceholder: 'Nombre, email o teléfono',
  list: 'Personas',
  loading: 'Cargando tus personas…',
  emptyTitle: 'Todavía no tienes a nadie aquí',
  emptyText:
    'Aparecerán cuando alguien reserve, deje sus datos en tu tarjeta, o cuando apuntes tú una reserva.',
  nothingFound: 'Nadie coincide',
  nothingFoundText: 'Prueba con otra parte del nombre, del email o del teléfono.',
  tagFilter: (tag: string) => `Etiqueta: ${tag}`,
  clearTag: 'Quitar el filtro',
  bookings: (count: number) => (count === 1 ? '1 reserva' : `${count} reservas`),
  leftDetails: 'Dejó sus datos',
  last: (day: string) => `Última vez: ${day}`,
  lastContact: (day: string) => `Último contacto: ${day}`,
  close: 'Cerrar la ficha',
  gone: 'Esta persona ya no está en tu lista',
  goneText: 'La has eliminado, o ha pedido borrar sus datos.',
  history: 'Reservas',
  missed: (missed: number, all: number) => `Faltó ${missed} de ${all} ${all === 1 ? 'vez' : 'veces'}`,
  noHistory: 'No hay ninguna reserva a su nombre.',
  write: 'Escribir un email',
  call: 'Llamar',
  saveContact: 'Guardar contacto',
  fileName: (name: string) =>
    `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'contacto'}.vcf`,
  sources: {
    card: 'Dejó sus datos en tu tarjeta',
    booking: 'Llegó con una reserva',
    hand: 'Apuntada a mano',
    import: 'Importada de un archivo',
  } satisfies Record<PersonSource, string>,
  inContext: (context: string) => `en «${context}»`,
  tags: {
    label: 'Etiquetas',
    add: 'Nueva etiqueta',
    button: 'Añadir etiqueta',
    remove: (tag: string) => `Quitar la etiqueta ${tag}`,
    required: fieldMessage('required', 'Etiqueta'),
    taken: 'Ya tiene esa etiqueta.',
    tooMany: (most: number) => `Caben ${most} etiquetas. Quita alguna antes.`,
  },
  filterByTag: (tag: string) => `Ver personas con la etiqueta ${tag}`,
  person: {
    button: 'Añadir persona',
    title: 'Añadir persona',
    fields,
    noteHelp: 'Solo la ves tú.',
    cancel: 'Cancelar',
    submit: 'Añadir persona',
    done: (name: string, isKnown: boolean) =>
      isKnown ? `${name} ya estaba: hemos añadido lo que faltaba` : `${name} está en tu lista`,
    problem: (field: keyof typeof fields, code: string) => {
      if (field === 'tags') return 'Caben 12 etiquetas de 30 caracteres como mucho.';
      if (field === 'email' && !code.includes(':') && code !== 'email-accent')
        return 'El email no es válido.';
      return `${fieldMessage(code, fields[field])}.`;
    },
  },
  import: {
    button: 'Importar personas',
    title: 'Importar personas de un archivo',
    text: 'Elige un archivo de contactos (.vcf) de tu móvil, de Google o de iCloud, o un archivo CSV de Excel o de otro programa. Antes de añadir a nadie verás qué pasará con cada línea.',
    consent: 'Añade solo a quien sepa que guardas sus datos: la persona responsable eres tú.',
    choose: 'Elegir archivo',
    other: 'Elegir otro archivo',
    close: 'Cerrar',
    problems: {
      empty: 'Ese archivo no tiene ninguna persona.',
      'too-many': 'Ese archivo pasa de 5.000 personas. Divídelo en varios y vuelve a probar.',
      'too-large': 'Ese archivo pasa de 5 MB. Divídelo en varios y vuelve a probar.',
      unreadable: 'No se ha podido leer el archivo. Vuelve a elegirlo.',
    },
    found: (count: number) => (count === 0 ? 'Ninguna línea vale' : `${people(count)} para añadir`),
    foundText: 'A quien ya esté en tu lista solo se le añade lo que falte.',
    column: (place: number) => `Columna ${place}`,
    columns: {
      title: 'Qué es cada columna',
      text: 'Dinos qué tiene cada una. Debajo están sus primeras líneas.',
      missing: 'Elige qué columna tiene el nombre.',
      change: 'Cambiar las columnas',
      uses: {
        '': 'No usarla',
        name: 'Nombre',
        given: 'Nombre de pila',
        second: 'Segundo nombre',
        surnames: 'Apellidos',
        email: 'Email',
        phone: 'Teléfono',
        company: 'Empresa',
        tags: 'Etiquetas',
        note: 'Nota',
      },
    },
    vCardFields: {
      EMAIL: 'otros emails',
      TEL: 'otros teléfonos',
      ADR: 'direcciones',
      BDAY: 'cumpleaños',
      PHOTO: 'fotos',
      TITLE: 'cargos',
      URL: 'webs',
    },
    ignored: (names: readonly string[]) => `Se queda fuera: ${names.join(', ')}`,
    previewing: 'Comprobando quién está ya en tu lista…',
    lines: 'Qué pasará con cada línea',
    outcomes: {
      new: 'Se añade',
      known: (added: readonly (keyof typeof fields)[]) =>
        added.length === 0
          ? 'Ya está en tu lista y no cambia'
          : `Ya está en tu lista: se le añade ${added.map((field) => fields[field].toLowerCase()).join(', ')}`,
      nameless: 'Se queda fuera: no tiene nombre, email ni teléfono',
      unknown: 'Se añade, o se completa si ya está',
      out: (problems: readonly string[]) => `Se queda fuera. ${problems.join(' ')}`,
    },
    seeMore: (count: number) => `Ver ${number(count)} más`,
    undo: {
      button: 'Deshacer esta importación',
      help: 'Durante siete días. Quien haya cambiado, reservado o dejado sus datos desde entonces se queda.',
      past: 'Importaciones de los últimos siete días',
      entry: (day: string, added: number, known: number) =>
        `${day}: ${people(added)} ${added === 1 ? 'nueva' : 'nuevas'}${known > 0 ? `, ${number(known)} que ya estaban` : ''}`,
      done: (removed: number, restored: number) =>
        `Importación deshecha: ${people(removed)} menos en tu lista${restored > 0 ? `, y ${number(restored)} como estaban` : ''}.`,
      kept: (kept: number, names: readonly string[]) =>
        `${kept === 1 ? 'Se queda 1 persona que ha' : `Se quedan ${people(kept)} que han`} cambiado desde entonces: ${names.join(', ')}${kept > names.length ? '…' : '.'}`,
    },
    faulty: (count: number) =>
      count === 1 ? '1 línea se quedará fuera' : `${number(count)} líneas se quedarán fuera`,
    line: (line: number, name: string, isContact = false) =>
      `${isContact ? 'Contacto' : 'Línea'} ${number(line)}${name && `, ${name}`}`,
    rounded: (phone: string) =>
      `La hoja de cálculo ha redondeado el teléfono (${phone}). Da formato de texto a esa columna, escribe el número y vuelve a guardar el archivo.`,
    submit: (count: number) => `Añadir ${people(count)}`,
    busy: (done: number, all: number) => `${number(done)} de ${number(all)}`,
    stopped: (done: number, all: number) =>
      `Se han añadido ${number(done)} de ${number(all)}. Puedes volver a probar: nadie se añade dos veces.`,
    done: (added: number, known: number) =>
      `${people(added)} ${added === 1 ? 'nueva' : 'nuevas'}${known > 0 ? `, ${number(known)} ya estaban` : ''}.`,
  },
  vCards: {
    button: 'Exportar contactos',
    file: 'personas.vcf',
    help: 'Un iPhone solo añade el primer contacto de un archivo con varios. Para añadirlos todos, ábrelo en un Mac o impórtalo en icloud.com/contacts; uno solo se guarda desde su ficha.',
  },
  merge: {
    button: 'Unir con otra ficha',
    title: (name: string) => `Unir otra ficha con la de ${name}`,
    text: 'Para cuando la misma persona está dos veces. Elige la ficha que sobra.',
    search: 'Buscar la otra ficha',
    found: 'Otras fichas',
    none: 'Nadie más coincide. Prueba con otra parte del nombre, del email o del teléfono.',
    consequence: (kept: string, merged: string) =>
      `Queda la ficha de ${kept}, con sus reservas, formularios, notas y etiquetas y con los de ${merged}. Lo que no quepa, como un segundo email, pasa a la nota. No se puede deshacer.`,
    cancel: 'Cancelar',
    submit: 'Unir las fichas',
    missing: 'Elige la ficha que sobra.',
    done: (name: string) => `Las dos fichas de ${name} son ahora una`,
  },
  claims: {
    title: 'Datos sin confirmar',
    text: 'Alguien que dio el mismo email o teléfono dice otra cosa. Tu ficha no cambia si no lo aceptas.',
    said,
    when: {
      booking: (day: string) => `Al reservar, el ${day}`,
      card: (day: string) => `Al dejar sus datos en tu tarjeta, el ${day}`,
    } satisfies Record<PersonClaim['source'], (day: string) => string>,
    take: 'Usar estos datos',
    takeThis: (words: string) => `Usar estos datos: ${words}`,
    dismiss: 'Descartar',
    dismissThis: (words: string) => `Descartar: ${words}`,
    taken: 'La ficha tiene los datos nuevos',
    dismissed: 'Datos descartados',
  },
  erasure: {
    title: 'Pide que borres sus datos',
    asked: (asked: string, due: string) =>
      `Lo pidió el ${asked} desde el enlace de su email. Contéstale como muy tarde el ${due}: es el plazo que da la ley. Puedes negarte si otra ley te obliga a guardarlos o los necesitas para una reclamación.`,
    grant: 'Borrar sus datos',
    refuse: 'No borrarlos',
    confirmTitle: (name: string) => `¿Borrar todo lo de ${name}?`,
    confirmText:
      'Se borran para siempre su ficha, tu nota, sus etiquetas, lo que dejó en tus tarjetas, sus sitios en tu lista de espera y sus datos en las reservas; los de una cita pendiente, cuando pase. Se lo diremos por email. No se puede deshacer.',
    reason: 'Motivo',
    reasonHelp: 'Por qué no los borras. Se lo enviamos por email, con tu nombre.',
    send: 'Enviar respuesta',
    back: 'Volver',
    granted: 'Datos borrados',
    sent: 'Le enviaremos tu respuesta por email',
    refused: (asked: string, day: string, reason: string) =>
      `Lo pidió el ${asked}. El ${day} le dijiste que no: «${reason}»`,
  },
  reminder: 'Recordármelo el',
  reminderHelp: 'Te avisaremos ese día en las notificaciones.',
  clearReminder: 'Quitar recordatorio',
  reminderPast: 'Elige un día a partir de mañana.',
  leads: 'Lo que dejó en tus tarjetas',
  consent: (day: string, text: string) => `El ${day}: «${text}»`,
  remove: {
    button: 'Eliminar persona',
    title: (name: string) => `¿Eliminar a ${name}?`,
    text: 'Se borran para siempre su ficha, tu nota, sus etiquetas, lo que dejó en tus tarjetas, los avisos sobre ello y sus sitios en tu lista de espera. Sus reservas se quedan como están. No se puede deshacer.',
    done: (name: string) => `${name} ya no está en tu lista`,
  },
  form: {
    button: 'Recoger datos',
    title: 'Dejar mis datos',
    text: 'Pone en tu tarjeta un botón para que te dejen sus datos, también sin conexión. La persona responsable de esos datos eres tú: úsalos solo para contactar con quien te los deja.',
    none: 'Crea una tarjeta para recoger datos con ella.',
    close: 'Cerrar',
    switch: (card: string) => `Recoger datos en «${card}»`,
  },
  csv: {
    file: 'personas',
    columns: [
      'Nombre',
      'Email',
      'Teléfono',
      'Empresa',
      'Etiquetas',
      'Nota',
      'Origen',
      'Contexto',
      'Reservas',
      'Formularios',
      'Primera vez',
      'Último contacto',
      'Última vez',
      'Sin confirmar',
    ],
  },
};
