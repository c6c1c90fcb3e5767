/** Returns the title of Inicio, which the page's first script draws and the screen itself goes on with. */
export function greetingOf(name: string): string {
  const [first] = name.trim().split(/\s+/);
  return first ? `Hola, ${first}` : 'Hola';
}
