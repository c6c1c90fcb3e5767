/** Spanish texts of the frame of the account's screens, besides those of `shared-lib/ui/side-layout`. */
export const layoutMessages = {
  unnamed: 'Usuario',
  storage: {
    refused: {
      title: 'Este navegador no guarda datos: puedes trabajar con conexión',
      text: 'Sin conexión no verás tus tarjetas, y al cerrar o recargar puede que tengas que volver a entrar. Permite las cookies de este sitio para evitarlo.',
    },
    full: {
      title: 'Este navegador no guarda datos: no le queda espacio',
      text: 'Tus cambios se guardan en tu cuenta mientras haya conexión. Libera espacio para trabajar también sin ella.',
    },
  },
};
