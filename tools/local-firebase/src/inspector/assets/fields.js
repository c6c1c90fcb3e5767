import { element } from './elements.js';

/** Creates a list of fields with their types, maps and arrays nested. */
export function fieldList(fields) {
  const names = Object.keys(fields).sort();
  if (names.length === 0) return element('p', { class: 'quiet' }, 'No fields.');
  return element('ul', { class: 'fields' }, ...names.map((name) => item(name, fields[name])));
}

function item(name, value) {
  const { type, text, inner } = shown(value);
  const line = [element('b', {}, name), element('span', { class: 'type' }, type)];
  if (inner === undefined) return element('li', {}, ...line, element('span', { class: 'value' }, text));
  if (inner.length === 0) return element('li', {}, ...line, element('span', { class: 'quiet' }, 'empty'));
  const list = element('ul', { class: 'fields' }, ...inner.map(([key, each]) => item(key, each)));
  return element('li', {}, element('details', { open: true }, element('summary', {}, ...line), list));
}

/** Returns a value of the REST form as type and text, or as type and what is inside. */
function shown(value) {
  const [kind, content] = Object.entries(value)[0] ?? ['nullValue', null];
  switch (kind) {
    case 'mapValue': {
      const inner = Object.entries(content.fields ?? {});
      return { type: `map (${inner.length})`, inner };
    }
    case 'arrayValue': {
      const inner = (content.values ?? []).map((each, index) => [String(index), each]);
      return { type: `array (${inner.length})`, inner };
    }
    case 'nullValue':
      return { type: 'null', text: 'null' };
    case 'stringValue':
      return { type: 'string', text: JSON.stringify(content) };
    case 'bytesValue':
      return { type: 'bytes', text: `${content} (base64)` };
    case 'geoPointValue':
      return { type: 'geopoint', text: `${content.latitude ?? 0}, ${content.longitude ?? 0}` };
    default:
      return { type: kind.replace(/Value$/, ''), text: String(content) };
  }
}
