/** Spanish texts of the hours of a week. */
export const messages = {
  days: {
    '1': 'Lunes',
    '2': 'Martes',
    '3': 'Miércoles',
    '4': 'Jueves',
    '5': 'Viernes',
    '6': 'Sábado',
    '7': 'Domingo',
  },
  closed: 'Cerrado',
  from: 'Desde',
  to: 'Hasta',
  ofRange: (field: string, day: string, place: number) => `${field}, ${day}, tramo ${place}`,
  addRange: 'Añadir tramo',
  addRangeOf: (day: string) => `Añadir tramo: ${day}`,
  removeRangeOf: (day: string, place: number) => `Quitar el tramo ${place}: ${day}`,
  rangeProblems: {
    'not-a-time': 'Escribe las horas así: 09:30',
    backwards: 'El tramo empieza y acaba a la misma hora',
    overlap: 'Este tramo se solapa con otro',
  },
  nextDay: (to: string) => `Hasta las ${to} del día siguiente`,
  copy: 'Copiar a…',
  copyOf: (day: string) => `Copiar ${day.toLowerCase()} a otros días`,
  copyTo: 'Copiar a',
  copyDo: 'Copiar',
};
