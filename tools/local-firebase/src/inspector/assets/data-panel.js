import { ask, byId, element } from './elements.js';
import { fieldList } from './fields.js';

/** Starts the tree of stored documents, each branch fetched when it is opened, and the view of the chosen document. */
export function startDataPanel() {
  byId('data-reload').addEventListener('click', () => void showDatabases());
  return showDatabases();
}

async function showDatabases() {
  const tree = byId('tree');
  try {
    const { databases } = await ask('data/databases');
    const branches = databases.map(({ name, project, id }) =>
      branch('database', `${project} / ${id}`, (into) => addCollections(into, `${name}/documents`)),
    );
    tree.replaceChildren(...(branches.length > 0 ? branches : [note('Nothing is stored yet.')]));
    if (branches.length === 1) branches[0].open = true;
  } catch (error) {
    tree.replaceChildren(note(error.message));
  }
}

/** Creates a branch that loads its children when it is first opened. */
function branch(kind, label, load, { missing, choose } = {}) {
  const summary = element(
    'summary',
    {},
    label,
    missing ? element('span', { class: 'quiet' }, ' (missing)') : undefined,
  );
  const made = element('details', { class: `kind-${kind}${missing ? ' missing' : ''}` }, summary);
  made.addEventListener('toggle', () => {
    if (made.open && made.childElementCount === 1) void fill(made, load);
  });
  if (choose) summary.addEventListener('click', () => void choose(summary));
  return made;
}

async function fill(into, load) {
  try {
    await load(into);
  } catch (error) {
    into.append(note(error.message));
  }
}

async function addCollections(into, parent, after) {
  const { collections, next } = await ask(`data/collections?${query({ parent, after })}`);
  for (const { id, name } of collections)
    into.append(branch('collection', id, (inner) => addDocuments(inner, name)));
  if (into.childElementCount === 1) into.append(note('No collections.'));
  if (next) addMore(into, () => addCollections(into, parent, next));
}

async function addDocuments(into, collection, after) {
  const { documents, next } = await ask(`data/documents?${query({ collection, after })}`);
  for (const { id, name, missing } of documents) {
    const choose = (summary) => showDocument(name, missing, summary);
    into.append(branch('document', id, (inner) => addCollections(inner, name), { missing, choose }));
  }
  if (into.childElementCount === 1) into.append(note('No documents.'));
  if (next) addMore(into, () => addDocuments(into, collection, next));
}

function addMore(into, load) {
  const button = element('button', { type: 'button', class: 'more' }, 'Show more');
  button.addEventListener('click', () => {
    button.remove();
    void fill(into, load);
  });
  into.append(button);
}

async function showDocument(name, missing, summary) {
  for (const other of byId('tree').querySelectorAll('[aria-current]')) other.removeAttribute('aria-current');
  summary.setAttribute('aria-current', 'true');
  const place = name.slice(name.indexOf('/documents/') + '/documents/'.length);
  const pane = byId('document');
  const title = element('h3', {}, place);
  if (missing) {
    pane.replaceChildren(title, note('There is no such document, only collections below it.'));
    return;
  }
  try {
    const { fields = {}, createTime, updateTime } = await ask(`data/document?${query({ name })}`);
    const times = element('p', { class: 'quiet' }, `Created ${createTime}, updated ${updateTime}`);
    pane.replaceChildren(title, times, fieldList(fields));
  } catch (error) {
    pane.replaceChildren(title, note(error.message));
  }
}

function note(text) {
  return element('p', { class: 'quiet' }, text);
}

function query(values) {
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== undefined)).toString();
}
