/** Returns the title of Inicio, which the page's first script and the screen itself both render. */
export function greetingOf(name: string): string {
  const [first] = name.trim().split(/\s+/);
  return first ? `Hola, ${first}` : 'Hola';
}
