/** Latin letters of Cyrillic and Greek ones, as passports of their countries mostly write them. */
const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'а=a б=b в=v г=g ґ=g д=d е=e ё=e є=ie ж=zh з=z и=i і=i ї=i й=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ъ=ie ы=y ь= э=e ю=iu я=ia ' +
    'α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o ' +
    'ł=l đ=d ħ=h ı=i ŋ=n ŧ=t ə=a'
  )
    .split(' ')
    .map((pair) => {
      const [from = '', to = ''] = pair.split('=');
      return [from, to];
    }),
);

/** Returns a letter in others that a typeface has: transliterated, else without its marks; empty where there are none. */
function replaced(letter: string, has: (char: string) => boolean): string {
  const lower = letter.toLowerCase();
  const latin = LATIN[lower] ?? LATIN[lower.normalize('NFD').replace(/\p{M}/gu, '')];
  if (latin !== undefined) return letter === lower ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
  return [...letter.normalize('NFKD').replace(/\p{M}/gu, '')].filter(has).join('');
}

/**
 * Returns text in the letters that a typeface has. Marks that it lacks are left out, Cyrillic and Greek are transliterated.
 *
 * @param unreadable - Text in place of one of which no letter or digit can be shown.
 */
export function printable(text: string, characters: ReadonlySet<number>, unreadable: string): string {
  const has = (char: string) => characters.has(char.codePointAt(0) ?? 0);
  const plain = text.normalize('NFC').replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ');
  const shown = [...plain].map((char) => (has(char) ? char : replaced(char, has))).join('');
  const tidy = shown.replace(/ +/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(tidy) || !/\S/u.test(plain) ? tidy : unreadable;
}
