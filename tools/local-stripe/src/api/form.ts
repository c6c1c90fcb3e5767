/** Parameters of a request: texts, lists and further parameters, as `a[b][0]=…` spells them. */
export type Params = { [name: string]: ParamValue };
export type ParamValue = string | ParamValue[] | Params;

/** Turns objects whose keys are 0, 1, 2 … into lists. */
function withLists(value: ParamValue): ParamValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, part]) => [name, withLists(part)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

/**
 * Decodes a form or query in the nested notation of the API.
 *
 * @see https://docs.stripe.com/api: requests have form-encoded bodies.
 * @example readForm('line_items[0][quantity]=1'); // { line_items: [{ quantity: '1' }] }
 */
export function readForm(text: string): Params {
  const root: Params = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    // `a[]=1&a[]=2` counts up.
    const isOpenList = name.endsWith('[]');
    let place = root;
    path.forEach((part, index) => {
      if (index === path.length - 1 && !isOpenList) {
        place[part] = value;
        return;
      }
      const inside = place[part];
      const next: Params =
        typeof inside === 'object' && !Array.isArray(inside) ? inside : Object.create(null);
      place[part] = next;
      place = next;
    });
    if (isOpenList) place[String(Object.keys(place).length)] = value;
  }
  return Object.fromEntries(Object.entries(root).map(([name, part]) => [name, withLists(part)]));
}
