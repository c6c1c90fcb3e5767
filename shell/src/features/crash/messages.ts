export const messages = {
  title: 'Oops! Algo salió mal',
  text: 'Ha fallado algo por nuestra parte. Lo que ya estaba guardado sigue a salvo.',
  reload: 'Recargar página',
  home: 'Ir al inicio',
};
