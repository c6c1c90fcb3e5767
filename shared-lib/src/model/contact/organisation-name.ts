/** Legal forms at the end of a company's name: «S.L.», «S.A.U.», «S. Coop.», «Ltda.». */
const LEGAL_FORM =
  /[\s,](?:s\.?\s?l\.?\s?[lnpu]?|s\.?\s?a\.?\s?[dlsu]?|s\.?\s?c\.?\s?[ap]?|s\.?\s?coop\.?|c\.?\s?b\.?|s\.\s?de\s?r\.?\s?l\.?(?:\s?de\s?c\.?v\.?)?|s\.?a\.?\s?de\s?c\.?v\.?|ltda?|lda|inc|llc|gmbh|sarl|srl)\.?$/i;

/** First words of names of businesses. Words in «-ería» are known by their end: «Fontanería», «Peluquería». */
const BUSINESS = new Set(
  (
    'academia agencia asesoria asociacion autoescuela ayuntamiento bar bodega bodegas boutique bufete cafe carniceria centro ' +
    'cervezas clinica club colegio comercial construcciones consultora consulting consultorio cooperativa despacho ' +
    'electricidad empresa escola escuela estudi estudio excavaciones farmacia federacion fincas fisioterapia fundacion gabinete ' +
    'garaje gestoria gimnasio grupo guarderia hostal hotel inmobiliaria instalaciones instituto jardineria laboratorio ' +
    'limpiezas muebles notaria optica peluqueria pinturas pizzeria podologia reformas residencia restaurant restaurante ' +
    'salon supermercado taberna taller talleres tienda transportes veterinaria viajes vivero viveros'
  ).split(' '),
);

const simplified = (text: string): string =>
  text
    .replace(LEGAL_FORM, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Returns true for a name that only a business has, by its first word or its legal form. */
function looksLikeBusiness(name: string): boolean {
  const [first = '', second] = name.trim().split(/\s+/);
  if (LEGAL_FORM.test(name)) return true;
  return second !== undefined && (/[^aeiou\s]ería$/i.test(first) || BUSINESS.has(simplified(first)));
}

/**
 * Reports whether a card is an organisation's: its name is its company's, or such as only a business has.
 *
 * @example isOrganisation({ name: 'Fontanería Pérez', company: '' }) // true
 */
export function isOrganisation({ name, company }: { name: string; company: string }): boolean {
  if (company.trim() !== '' && simplified(name) === simplified(company)) return true;
  return looksLikeBusiness(name);
}
