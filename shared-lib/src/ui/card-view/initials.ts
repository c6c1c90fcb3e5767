/** Returns the first letters of the first two words, without particles such as «de la». */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const proper = words.filter((word) => !/^\p{Ll}/u.test(word));
  const picked = (proper.length > 0 ? proper : words).slice(0, 2);
  return picked.map((word) => [...word][0]?.toLocaleUpperCase('es') ?? '').join('');
}
