import { ask, byId, element, formatBytes } from './elements.js';

let shown = '';

export function startUsagePanel() {
  byId('usage-reset').addEventListener('click', async () => {
    try {
      await ask('usage/reset', { method: 'POST' });
      byId('usage-status').textContent = 'The meter starts at zero.';
      await showUsage();
    } catch (error) {
      byId('usage-status').textContent = error.message;
    }
  });
}

/** Shows the present counts of the meter. */
export async function showUsage() {
  const usage = await ask('usage');
  // What has not changed stays, with the selection and the focus in it.
  if (JSON.stringify(usage) === shown) return;
  shown = JSON.stringify(usage);
  const { readsBy, storage } = usage;
  byId('usage').replaceChildren(
    cards({
      Reads: usage.reads,
      Writes: usage.writes,
      Deletes: usage.deletes,
      Stored: formatBytes(usage.storedBytes),
    }),
    element('h3', {}, 'Reads by what caused them'),
    cards({
      Documents: readsBy.documents,
      Queries: readsBy.queries,
      Aggregations: readsBy.aggregations,
      Listeners: readsBy.listeners,
      'Read by rules': readsBy.rules,
    }),
    element('h3', {}, 'Storage'),
    cards({
      Uploads: storage.uploads,
      Downloads: storage.downloads,
      Listings: storage.listings,
      'Metadata reads': storage.metadataReads,
      'Metadata changes': storage.metadataChanges,
      Downloaded: formatBytes(storage.downloadedBytes),
      'Stored files': formatBytes(storage.storedBytes),
    }),
    ...shares('By caller', 'Caller', usage.clients),
    ...shares('By tag', 'Tag', usage.tags),
  );
}

function cards(values) {
  const entries = Object.entries(values).map(([name, value]) =>
    element('div', {}, element('dt', {}, name), element('dd', {}, String(value))),
  );
  return element('dl', { class: 'card cards' }, ...entries);
}

function shares(title, what, byName) {
  const rows = Object.entries(byName)
    .sort(([, a], [, b]) => b.reads + b.writes + b.deletes - (a.reads + a.writes + a.deletes))
    .map(([name, share]) =>
      element(
        'tr',
        {},
        element('th', { scope: 'row' }, name),
        ...[
          share.reads,
          share.writes,
          share.deletes,
          formatBytes(share.storedBytes),
          share.storageOperations,
        ].map((value) => element('td', { class: 'number' }, String(value))),
      ),
    );
  if (rows.length === 0)
    return [element('h3', {}, title), element('p', { class: 'quiet' }, 'Nothing counted yet.')];
  const heads = ['Reads', 'Writes', 'Deletes', 'Grown by', 'File operations'];
  const head = element(
    'tr',
    {},
    element('th', { scope: 'col' }, what),
    ...heads.map((name) => element('th', { scope: 'col', class: 'number' }, name)),
  );
  const table = element('table', {}, element('thead', {}, head), element('tbody', {}, ...rows));
  return [
    element('h3', {}, title),
    element('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': title }, table),
  ];
}
