/** Length counted in UTF-16 units, as the client counts it, then the JSON. */
export function chunk(json: unknown): string {
  const text = JSON.stringify(json);
  return `${text.length}\n${text}`;
}
