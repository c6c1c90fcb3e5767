import { ask, byId, element } from './elements.js';

let shown = '';

/** Shows the state of both rules, and above all panels a file that can't be used. */
export async function showRules() {
  const states = await ask('rules');
  if (JSON.stringify(states) === shown) return;
  shown = JSON.stringify(states);
  const { firestore, storage } = states;
  byId('rules').replaceChildren(card('Firestore', firestore), card('Storage', storage));
  byId('rules-alert').replaceChildren(...[firestore, storage].filter(({ error }) => error).map(alertOf));
}

function card(title, { file, loadedAt, error, scopes }) {
  const facts = file
    ? [
        element('dt', {}, 'File'),
        element('dd', {}, file),
        element('dt', {}, 'Loaded'),
        element('dd', {}, new Date(loadedAt).toLocaleString('en-GB')),
      ]
    : [element('dt', {}, 'File'), element('dd', {}, 'none: everything is allowed')];
  if (scopes.length > 0)
    facts.push(element('dt', {}, 'Rules of their own'), element('dd', {}, scopes.join(', ')));
  return element(
    'div',
    { class: 'card' },
    element('h3', {}, title),
    element('dl', {}, ...facts),
    error ? element('p', { class: 'denied' }, 'The file on disk has an error; see above.') : undefined,
  );
}

function alertOf({ error, loadedAt }) {
  const since = new Date(loadedAt).toLocaleTimeString('en-GB');
  return element(
    'div',
    { class: 'alert' },
    element(
      'p',
      {},
      `The rules on disk have an error. The last good ones, loaded at ${since}, stay in force.`,
    ),
    element('pre', { tabindex: 0 }, error.message),
  );
}
