import { runtimeMessages as messages } from './runtime-messages';

/** Matches React's errors in a release, which have a number and the values of their words: 'Minified React error #31; visit …?args[]=…'. */
const OF_REACT = /React error #(\d+)(?:.*?[?&]args\[\]=([^&\s]*))?/;

/** Errors of engines and of React's development build, by their words in each engine, with what they name. */
const PATTERNS: readonly [RegExp, (name: string, other: string) => string][] = [
  [/Cannot read properties of (?:undefined|null) \(reading '(.+?)'\)/, messages.readOfNothing],
  [/(?:undefined|null) is not an object \(evaluating '(?:.*\.)?([\w$]+)'\)/, messages.readOfNothing],
  [/can't access property "(.+?)", (.+?) is (?:undefined|null)/, messages.readOfNothing],
  [/^(?:ReferenceError: )?([\w$]+) is not defined/, messages.notDefined],
  [/Can't find variable: ([\w$]+)/, messages.notDefined],
  [/Cannot access '(.+?)' before initialization/, messages.tooEarly],
  [/can't access lexical declaration '(.+?)' before initialization/, messages.tooEarly],
  [/([\w$.]+) is not a function/, messages.notFunction],
  [/([\w$.]+) is not (?:iterable|a spread)/, messages.notList],
  [/Maximum call stack size exceeded|too much recursion/, messages.endless],
  [
    /Assignment to constant variable|invalid assignment to const|Cannot assign to read only property/,
    messages.fixed,
  ],
  [/Objects are not valid as a React child/, messages.wholeObject],
  [/Element type is invalid/, messages.unknownElement],
  [/Invalid hook call/, messages.hooks],
];

/** Returns an error that a component threw, in words for its author; one of its own words stays as it is. */
export function describeRuntimeError(message: string): string {
  const [, number, value = ''] = OF_REACT.exec(message) ?? [];
  if (number !== undefined) return (messages.react[number] ?? messages.ofReact)(decode(value));
  for (const [pattern, describe] of PATTERNS) {
    const [found, name = '', other = ''] = pattern.exec(message) ?? [];
    if (found !== undefined) return describe(name, other);
  }
  return message;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
