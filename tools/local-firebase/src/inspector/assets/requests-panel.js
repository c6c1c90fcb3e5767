import { byId, element, formatTime } from './elements.js';

const CAPACITY = 200;
/** The newest first. */
let records = [];
let isPaused = false;

/** Shows requests as they happen. While the list is paused they are buffered, and shown when it goes on. */
export function startRequestsPanel() {
  const source = new EventSource('/__local/requests/stream');
  source.addEventListener('message', ({ data }) => add(JSON.parse(data)));
  byId('requests-filter').addEventListener('input', showAll);
  byId('requests-denied').addEventListener('change', showAll);
  byId('requests-clear').addEventListener('click', () => {
    records = [];
    showAll();
  });
  byId('requests-pause').addEventListener('click', ({ currentTarget }) => {
    isPaused = !isPaused;
    currentTarget.setAttribute('aria-pressed', String(isPaused));
    if (!isPaused) showAll();
  });
}

function add(record) {
  records.unshift(record);
  records.length = Math.min(records.length, CAPACITY);
  if (isPaused || !isWanted(record)) return;
  const rows = byId('requests-rows');
  rows.prepend(row(record));
  if (rows.childElementCount > CAPACITY) rows.lastElementChild.remove();
  byId('requests-none').hidden = true;
}

function showAll() {
  const wanted = records.filter(isWanted);
  byId('requests-rows').replaceChildren(...wanted.map(row));
  byId('requests-none').hidden = wanted.length > 0;
}

function isWanted(record) {
  if (byId('requests-denied').checked && record.verdict !== 'denied') return false;
  const text = [
    record.method,
    record.path,
    record.client,
    record.tag ?? '',
    record.verdict,
    record.error ?? '',
    ...record.reasons,
  ];
  return text.join(' ').toLowerCase().includes(byId('requests-filter').value.trim().toLowerCase());
}

function row({ at, method, path, client, tag, verdict, reasons, error, millis, reads, writes, deletes }) {
  const why = reasons.length > 0 ? element('pre', {}, reasons.join('\n')) : undefined;
  const failure =
    error && verdict !== 'denied' ? element('span', { class: 'denied' }, ` ${error}`) : undefined;
  const costs = [count(reads, 'read'), count(writes, 'write'), count(deletes, 'delete')].filter(Boolean);
  return element(
    'tr',
    { class: verdict === 'denied' ? 'refused fresh' : 'fresh' },
    element('td', { class: 'time' }, formatTime(at)),
    element(
      'td',
      { class: 'request' },
      element('span', { class: 'method' }, method),
      element('span', { class: 'path' }, path),
      failure,
      why,
    ),
    element('td', {}, client),
    element('td', {}, tag ?? ''),
    element('td', { class: verdict }, verdict),
    element('td', { class: 'number' }, millis.toFixed(1)),
    element('td', {}, costs.join(', ') || 'free'),
  );
}

function count(number, word) {
  return number > 0 && `${number} ${word}${number === 1 ? '' : 's'}`;
}
