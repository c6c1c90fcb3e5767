/** Spanish texts for while the product is frozen. */
export const messages = {
  title: 'Estamos de mantenimiento',
  owners: 'Puedes ver tus tarjetas, pero por ahora no se guardan los cambios.',
  admins: 'El producto está congelado: nadie puede guardar, publicar ni reservar.',
  until: (until: number) =>
    `Acaba por sí solo el ${new Intl.DateTimeFormat('es', { dateStyle: 'long', timeStyle: 'short' }).format(until)}.`,
};
