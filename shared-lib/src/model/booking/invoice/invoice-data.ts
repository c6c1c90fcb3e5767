import { isSpanishTaxId, tidyTaxId } from './spanish-tax-id';

/** Data that a visitor gives for the owner's invoice. */
export interface InvoiceData {
  /** Person or company. */
  name: string;
  /** Tax number: of Spain with its control checked, of other countries as it was typed. */
  taxId: string;
  address: string;
  postcode: string;
  town: string;
  /** ISO 3166-1 code, in capitals. */
  country: string;
}

/** Longest texts of {@link InvoiceData}, in characters. */
export const INVOICE_LIMITS = { name: 120, taxId: 24, address: 160, postcode: 12, town: 80 } as const;

export const INVOICE_FIELDS = ['name', 'taxId', 'address', 'postcode', 'town', 'country'] as const;

/** Country that a form begins with. */
export const INVOICE_COUNTRY = 'ES';

const CODES =
  'ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCXCYCZDEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUIDIEILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWSYEYTZAZMZW';

/** Codes of the countries that can be chosen. */
export const invoiceCountries = (): string[] => CODES.match(/../g) ?? [];

/** Returns a tax number in the form in which it is stored. */
export const storedTaxId = ({ taxId, country }: Pick<InvoiceData, 'taxId' | 'country'>): string =>
  country === INVOICE_COUNTRY ? tidyTaxId(taxId) : taxId.trim();

/** Reports whether a tax number can be one of its country. */
export const isTaxIdOf = ({ taxId, country }: Pick<InvoiceData, 'taxId' | 'country'>): boolean =>
  country !== INVOICE_COUNTRY || isSpanishTaxId(tidyTaxId(taxId));
