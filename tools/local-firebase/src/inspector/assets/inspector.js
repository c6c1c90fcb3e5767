import { startDataPanel } from './data-panel.js';
import { byId } from './elements.js';
import { startRequestsPanel } from './requests-panel.js';
import { showRules } from './rules-panel.js';
import { showUsage, startUsagePanel } from './usage-panel.js';

const PANELS = ['data', 'requests', 'usage', 'rules'];
const REFRESH_MILLIS = 1000;

function currentPanel() {
  const asked = location.hash.slice(1);
  return PANELS.includes(asked) ? asked : 'data';
}

function showPanel() {
  const current = currentPanel();
  for (const name of PANELS) {
    byId(`panel-${name}`).hidden = name !== current;
    const link = document.querySelector(`nav a[href="#${name}"]`);
    if (name === current) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  void refresh();
}

/** Fetches the changing parts again while the page is visible. */
async function refresh() {
  if (document.hidden) return;
  try {
    await showRules();
    if (currentPanel() === 'usage') await showUsage();
    byId('connection').hidden = true;
  } catch {
    byId('connection').hidden = false;
  }
}

async function refreshForEver() {
  await refresh();
  setTimeout(() => void refreshForEver(), REFRESH_MILLIS);
}

addEventListener('hashchange', showPanel);
document.addEventListener('visibilitychange', () => void refresh());
startRequestsPanel();
startUsagePanel();
showPanel();
void startDataPanel();
void refreshForEver();
