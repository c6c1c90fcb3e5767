/** What the administration's own building blocks say. */
export const uiMessages = {
  diff: { reactCode: 'Código React', cssCode: 'CSS', jsonConfig: 'Campos' },
  same: 'Sin cambios',
};
