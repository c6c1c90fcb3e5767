import { mkdtempSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collection, doc, getDocFromServer, getDocs, setDoc } from 'firebase/firestore';
import type { Page } from 'playwright';
import { chromiumForFile } from './chromium';
import { Bench, outcome, until } from './support';

const file = join(mkdtempSync(join(tmpdir(), 'inspector-')), 'firestore.rules');
const rules = (condition: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{d}/documents {
    match /open/{x=**} { allow read, write; }
    match /secret/{x} { allow read: if ${condition}; }
  }
}`;
writeFileSync(file, rules('request.auth.uid == x'));
const bench = Bench.forFile({ rules: file });
const chromium = chromiumForFile();

/** Waits for so many elements by polling from outside: the page's policy forbids the evaluation of code that `waitForFunction` needs. */
async function hasMany(page: Page, selector: string, count: number): Promise<void> {
  const deadline = Date.now() + 10_000;
  while ((await page.locator(selector).count()) !== count) {
    if (Date.now() > deadline) throw new Error(`There are not ${count} of ${selector}.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function openPage(panel: string, width = 1280): Promise<{ page: Page; problems: string[] }> {
  const page = await chromium.browser().newPage({ viewport: { width, height: 800 } });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(`http://127.0.0.1:${bench.local.firestorePort}/__local/#${panel}`);
  return { page, problems };
}

/** Sends a request as a browser or another program would: `fetch` doesn't let these headers be set. */
function raw(
  method: string,
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const options = { port: bench.local.firestorePort, host: '127.0.0.1', method, path, headers };
    const request = httpRequest(options, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    request.on('error', reject);
    request.end();
  });
}

describe('the page', () => {
  test('shows hostile data as the text it is', async () => {
    const attack = `<img src=x onerror="document.title='owned'"><script>document.title='owned'</script>`;
    await setDoc(doc(bench.owner(), 'open', attack.replaceAll('/', '_')), {
      [attack]: attack,
      map: { list: [1, 1.5, null, true, attack], empty: {} },
    });
    const { page, problems } = await openPage('data');
    await page.locator('#tree').getByText('open', { exact: true }).click();
    await page.locator('.kind-document > summary').first().click();
    const pane = page.locator('#document');
    await pane.getByText(JSON.stringify(attack)).first().waitFor();
    expect(await pane.innerText()).toContain('map (2)');
    expect(await page.locator('main img, main script').count()).toBe(0);
    expect([await page.title(), problems]).toEqual(['local-firebase', []]);
    await page.close();
  });

  test('shows a large collection a page at a time', async () => {
    const name = 'projects/demo-large/databases/(default)/documents/many/d';
    const writes = Array.from({ length: 120 }, (_, n) => ({
      update: { name: `${name}${String(n).padStart(3, '0')}`, fields: {} },
    }));
    await bench.http('/v1/projects/demo-large/databases/(default)/documents:commit', {
      method: 'POST',
      body: JSON.stringify({ writes }),
      headers: { Authorization: 'Bearer owner' },
    });
    const { page } = await openPage('data');
    await page.locator('#tree').getByText('demo-large / (default)').click();
    await page.locator('#tree').getByText('many', { exact: true }).click();
    const documents = page.locator('.kind-document');
    for (const count of [50, 100]) {
      await hasMany(page, '.kind-document', count);
      await page.getByRole('button', { name: 'Show more' }).click();
    }
    await hasMany(page, '.kind-document', 120);
    expect(await documents.last().innerText()).toBe('d119');
    expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
    await page.close();
  });

  test('shows a denial while it happens, with the line that said no', async () => {
    const { page, problems } = await openPage('requests');
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(await outcome(getDocFromServer(doc(bench.client('luis'), 'secret/ana')))).toBe(
      'permission-denied',
    );
    const row = page.locator('tr.refused');
    await row.waitFor();
    const text = await row.innerText();
    expect(text).toContain('secret/ana');
    expect(text).toContain('uid luis');
    expect(text).toMatch(/firestore\.rules:5:\d+: false/);
    await getDocs(collection(bench.client('ana'), 'open/a/b'));
    await page.locator('tr', { hasText: 'open/a/b (query)' }).waitFor();
    await page.getByLabel('Filter').fill('luis');
    await hasMany(page, '#requests-rows tr', 1);
    expect(problems).toEqual([]);
    await page.close();
  });

  test('holds the list still while it is paused, and then shows what came meanwhile', async () => {
    const { page } = await openPage('requests');
    await page.getByRole('button', { name: 'Pause' }).click();
    const other = await openPage('requests');
    await getDocFromServer(doc(bench.client('ana'), 'secret/ana'));
    await other.page.locator('tr', { hasText: 'uid ana' }).first().waitFor();
    const shown = await page.locator('#requests-rows tr').count();
    expect(await other.page.locator('#requests-rows tr').count()).toBeGreaterThan(shown);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.locator('tr', { hasText: 'uid ana' }).first().waitFor();
    await Promise.all([page.close(), other.page.close()]);
  });

  test('shows the meter and resets it', async () => {
    const { page, problems } = await openPage('usage');
    await setDoc(doc(bench.client('eva'), 'open/metered'), {});
    await page.getByRole('rowheader', { name: 'uid eva' }).waitFor();
    await page.getByRole('button', { name: 'Reset the meter' }).click();
    await page.getByText('The meter starts at zero.').waitFor();
    await page.getByRole('rowheader', { name: 'uid eva' }).waitFor({ state: 'detached' });
    expect(bench.local.usage().writes).toBe(0);
    expect(problems).toEqual([]);
    await page.close();
  });

  test('says where the rules file is wrong, while the last good rules stay in force', async () => {
    const { page } = await openPage('data');
    writeFileSync(file, rules('request.auth.uid == '));
    const alert = page.getByRole('alert');
    await alert.getByText('stay in force').waitFor();
    expect(await alert.innerText()).toMatch(/firestore\.rules:5:\d+: .*\n5 \| .*match \/secret/);
    expect(await outcome(getDocFromServer(doc(bench.client('ana'), 'secret/ana')))).toBe('ok');
    expect(await outcome(getDocFromServer(doc(bench.client('luis'), 'secret/ana')))).toBe(
      'permission-denied',
    );
    writeFileSync(file, rules('request.auth.uid == x'));
    await alert.getByText('stay in force').waitFor({ state: 'detached' });
    await page.close();
  });

  test.each([390, 1280])('fits a width of %i pixels and can be walked by keyboard', async (width) => {
    const { page } = await openPage('requests', width);
    await getDocFromServer(doc(bench.client('luis'), 'secret/ana')).catch(() => {});
    await page.locator('tr.refused').first().waitFor();
    const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    for (const panel of ['Data', 'Requests', 'Usage', 'Rules']) {
      await page.getByRole('link', { name: panel }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: panel, exact: true }).waitFor();
      expect(await page.evaluate<number>(overflow)).toBe(0);
    }
    await page.close();
  });

  test('is gone and comes back with the server without a reload', async () => {
    const { page } = await openPage('usage');
    await page.route('**/__local/usage', (route) => route.abort());
    await page.getByText('The server does not answer').waitFor();
    await page.unroute('**/__local/usage');
    await page.getByText('The server does not answer').waitFor({ state: 'hidden' });
    await page.close();
  });
});

describe('the tools behind the page', () => {
  const own = () => `127.0.0.1:${bench.local.firestorePort}`;
  test.each<[string, string, string, () => Record<string, string>, number]>([
    ['a program of this machine', 'GET', '/__local/usage', () => ({}), 200],
    ['its own page', 'GET', '/__local/usage', () => ({ 'Sec-Fetch-Site': 'same-origin' }), 200],
    ['its own page, writing', 'POST', '/__local/usage/reset', () => ({ Origin: `http://${own()}` }), 200],
    [
      'another local name',
      'GET',
      '/__local/usage',
      () => ({ Host: `tools.localhost:${bench.local.firestorePort}` }),
      200,
    ],
    [
      'a link from elsewhere',
      'GET',
      '/__local/',
      () => ({ 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' }),
      200,
    ],
    [
      'a page elsewhere',
      'GET',
      '/__local/usage',
      () => ({ 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'cors' }),
      403,
    ],
    [
      'a page on another port',
      'GET',
      '/__local/requests',
      () => ({ 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'cors' }),
      403,
    ],
    ['a page elsewhere, wiping', 'POST', '/__local/reset', () => ({ Origin: 'https://evil.test' }), 403],
    [
      'a form elsewhere',
      'POST',
      '/__local/usage/reset',
      () => ({ 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' }),
      403,
    ],
    ['a frame without origin', 'POST', '/__local/reset', () => ({ Origin: 'null' }), 403],
    [
      'a name that was made to resolve here',
      'GET',
      '/__local/export',
      () => ({ Host: `evil.test:${bench.local.firestorePort}` }),
      403,
    ],
    [
      'such a name with its own origin',
      'POST',
      '/__local/reset',
      () => ({ Host: 'evil.test', Origin: 'http://evil.test' }),
      403,
    ],
  ])('%s: %s %s', async (_who, method, path, headers, status) => {
    expect((await raw(method, path, headers())).status).toBe(status);
  });

  test('a refused page is told nothing it could read', async () => {
    const { headers, text } = await bench.http('/__local/usage', {
      headers: { Origin: 'https://evil.test' },
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(text).not.toContain('readsBy');
  });

  test('every file of the page forbids scripts from anywhere else', async () => {
    for (const path of ['', 'inspector.js', 'inspector.css']) {
      const { headers, status } = await bench.http(`/__local/${path}`);
      expect(status).toBe(200);
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
    }
    expect((await bench.http('/__local/..%2f..%2finspector.ts')).status).toBe(404);
  });

  test('the latest 200 requests are kept, and a feed continues where it stopped', async () => {
    const path = '/v1/projects/demo-test/databases/(default)/documents/open/ring';
    for (let n = 0; n < 205; n++) await bench.http(path);
    const { requests } = JSON.parse((await raw('GET', '/__local/requests', {})).text);
    expect(requests).toHaveLength(200);
    const last = requests.at(-1);
    expect(last).toMatchObject({
      method: 'GetDocument',
      path: 'open/ring',
      client: 'nobody',
      verdict: 'allowed',
      reads: 1,
      error: 'NOT_FOUND',
    });
    let received = '';
    const feed = httpRequest({
      port: bench.local.firestorePort,
      path: '/__local/requests/stream',
      headers: { 'Last-Event-ID': String(last.id - 1) },
    });
    feed.on('response', (response) => response.on('data', (chunk) => (received += String(chunk))));
    feed.end();
    await until(() => received.includes(`id: ${last.id}\n`));
    await bench.http(`${path}2`);
    await until(() => received.includes('open/ring2'));
    expect(received).not.toContain(`id: ${last.id - 1}\n`);
    feed.destroy();
  });

  test('an unknown database or document is not found, and looking makes none', async () => {
    const name = encodeURIComponent('projects/demo-none/databases/(default)/documents/a/b');
    expect((await bench.http(`/__local/data/document?name=${name}`)).status).toBe(404);
    const { text } = await bench.http('/__local/data/databases');
    expect(text).not.toContain('demo-none');
  });
});
