/*
 * Endings of sites that people leave the scheme of: the common ones of those that IANA lists, and every country's (two
 * letters). A site with another ending is typed with its https://.
 */
const ENDINGS = new Set(
  [
    'com net org info biz edu gov mil int app dev xyz top site online shop store click link club live vip',
    'icu page web website tech space fun cloud pro name mobi tel asia jobs coop aero museum travel post',
    'cat gal eus barcelona madrid lat soy uno tienda abogado futbol viajes gratis studio design art arts',
    'blog photo photos photography pics gallery graphics media agency digital expert coach health clinic',
    'dental dentist doctor hospital care vet law legal lawyer attorney consulting services solutions',
    'company business enterprises ventures holdings group team partners associates works work restaurant',
    'bar cafe coffee pizza wine beer pub catering kitchen recipes menu food rest yoga fitness sport run',
    'golf tennis tours holiday vacations hotel world global international life love music film movie',
    'video audio band dance theater theatre show events wedding party family kids baby house homes immo',
    'estate realestate realty properties property apartments villas rent email social network systems',
    'academy school training education university college center institute tattoo salon beauty hair',
    'makeup skin spa style fashion boutique moda clothing shoes jewelry watch gifts gift toys flowers',
    'florist garden farm land bio eco green solar energy host hosting finance financial money capital',
    'fund loans tax credit insurance accountant accountants ltd gmbh inc llc new zone today news press',
    'report review reviews wiki plus guru ninja rocks cool best one software computer codes tools parts',
    'supply supplies engineer engineering build builders contractors construction plumbing repair',
    'cleaning taxi limo auto cars car bike boats pet pets dog horse surgery physio delivery express',
    'direct deals sale market markets paris london berlin wien koeln hamburg amsterdam brussels miami nyc',
    'vegas tokyo sydney africa swiss scot wales ink chat fyi tips how guide city town place church faith',
    'foundation charity ngo ong gives community support help test example invalid google bank',
  ].flatMap((line) => line.split(' ')),
);

/** Reports whether the last part of a host is one that sites commonly have. */
export function isKnownEnding(ending: string): boolean {
  const lower = ending.toLowerCase();
  return /^[a-z]{2}$/.test(lower) || lower.startsWith('xn--') || ENDINGS.has(lower);
}
