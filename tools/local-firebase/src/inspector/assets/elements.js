/**
 * Makes an element. Children that are text become text and never markup: everything shown here was
 * written by somebody else.
 */
export function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === false) continue;
    if (name.startsWith('on')) made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, value === true ? '' : String(value));
  }
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

export const byId = (id) => document.getElementById(id);

/** Fetches JSON from the server; throws with its message when it refuses. */
export async function ask(path, init) {
  const response = await fetch(`/__local/${path}`, init);
  const body = await response.json();
  if (!response.ok) throw new Error(body.error?.message ?? response.statusText);
  return body;
}

const UNITS = ['bytes', 'KiB', 'MiB', 'GiB'];

/** `1.5 KiB`, also for a loss. */
export function formatBytes(bytes) {
  let size = Math.abs(bytes);
  let unit = 0;
  while (size >= 1024 && unit < UNITS.length - 1) {
    size /= 1024;
    unit++;
  }
  return `${bytes < 0 ? '−' : ''}${Number(size.toFixed(unit === 0 ? 0 : 1))} ${UNITS[unit]}`;
}

export function formatTime(iso) {
  const time = new Date(iso);
  return `${time.toLocaleTimeString('en-GB')}.${String(time.getMilliseconds()).padStart(3, '0')}`;
}
