import ICAL from 'ical.js';
import { readable } from './hostile-texts';

/** A property as ical.js reads it: name, parameters, type, values. */
type Property = [name: string, parameters: Record<string, string>, type: string, ...values: unknown[]];
type Component = [name: string, properties: Property[], components: Component[]];

/** A contact or a calendar as a reader understands it. */
export interface ReadLines {
  /** Each component and property with the names of its parameters, in their order. */
  shape: string[];
  /** Texts of the properties of this name, as they read; all of them for none. */
  textIn: (...properties: string[]) => string;
}

const propertiesOf = ([, properties, components]: Component): Property[] => [
  ...properties,
  ...components.flatMap(propertiesOf),
];

/** Undoes the escapes that the library leaves: those of semicolons, and all of properties that it doesn't know. */
const unescaped = (value: unknown) =>
  String(value).replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));

/** Reads a vCard or an iCalendar file with a library. */
export function readLines(file: string): ReadLines {
  const whole = ICAL.parse(file) as unknown as Component;
  const properties = propertiesOf(whole);
  return {
    shape: properties.map(([name, parameters]) => [name, ...Object.keys(parameters).sort()].join(' ')),
    textIn: (...names) =>
      readable(
        properties
          .filter(([name]) => names.length === 0 || names.includes(name))
          .flatMap(([, parameters, , ...values]) => [
            ...Object.values(parameters),
            ...values.flat(3).map(unescaped),
          ])
          .join('\n'),
      ),
  };
}
