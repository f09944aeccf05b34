/**
 * Load-tests nginx with the built files and configuration for ten seconds per case, and measures the bytes of a
 * visit. Needs nginx and wrk (`apt-get install nginx libnginx-mod-http-brotli-static wrk`). Results are recorded in
 * docs/load.md.
 */
import { spawnSync } from 'node:child_process';
import { chromium, type Page } from '@playwright/test';
import { engines } from '../test/hosting/engines.ts';
import { readSite } from '../hosting/read-site.ts';
import { launchOptions } from './launch-options.ts';

const nginx = engines.find(({ name }) => name === 'nginx');
if (!nginx || nginx.missing() || spawnSync('sh', ['-c', 'command -v wrk']).status !== 0) {
  console.error('nginx, its Brotli module and wrk are needed: see the top of scripts/load.ts.');
  process.exit(1);
}

/** Counts requests and bytes over the wire, headers included, from now on. */
async function trackTransfer(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const total = { requests: 0, bytes: 0 };
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    // Responses from the browser's cache transfer nothing.
    if (encodedDataLength > 0) total.requests += 1;
    total.bytes += encodedDataLength;
  });
  return (what: string) => {
    console.log(`${what}: ${total.requests} requests, ${total.bytes.toLocaleString('en')} bytes`);
    Object.assign(total, { requests: 0, bytes: 0 });
  };
}

async function measureVisit(origin: string): Promise<void> {
  // With a profile, because a private window does not cache icons, and requests them again on every page.
  const browser = await chromium.launchPersistentContext('', launchOptions);
  const page = await browser.newPage();
  const report = await trackTransfer(page);
  await page.goto(origin, { waitUntil: 'load' });
  report('first view of /, until load');
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.waitForTimeout(5000);
  report('then, while idle: the application, and every other page');
  for (const name of ['about', 'services', 'contact'])
    await page.locator(`footer a[href="/${name}"]`).click();
  await page.waitForLoadState('networkidle');
  report('three more pages by their links');
  await page.goto(`${origin}/about`, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  report('another page, loaded anew with a warm cache');
  await page.goto('about:blank');
  await page.goto(origin, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  report('the first page once more');
  await browser.close();
}

const { origin, stop } = await nginx.start();
try {
  await measureVisit(origin);
  const script = readSite('dist').files.find((file) => file.endsWith('.js'));
  for (const path of ['/', script ?? '/', '/no/such/page']) {
    const { stdout } = spawnSync(
      'wrk',
      ['-t1', '-c64', '-d10s', '--latency', '-H', 'Accept-Encoding: br', origin + path],
      {
        encoding: 'utf8',
      },
    );
    console.log(
      `\n${path}\n${stdout
        .split('\n')
        .filter((line) => /50%|99%|Requests\/sec|Transfer\/sec|Non-2xx|errors/.test(line))
        .join('\n')}`,
    );
  }
} finally {
  await stop();
}
