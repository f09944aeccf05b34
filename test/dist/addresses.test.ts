/**
 * The router must render the same page as the document that servers send for an address; otherwise hydration would
 * replace it.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import type { render as Render } from '#app/entry-prerender.tsx';
import { sendRequest } from '#hosting/send-request.ts';
import { serveDist } from '#hosting/serve-dist.ts';
import { isthmus } from './site.ts';

const entry = pathToFileURL(path.join(isthmus.root, '.cache/prerender/entry-prerender.js')).href;
const { render } = (await import(entry)) as { render: typeof Render };
const { origin, stop } = await serveDist(isthmus.dist);
afterAll(stop);

test.each([
  '/About',
  '/ES',
  '//',
  '//about',
  '//insights/compare-costs',
  '/about//',
  '/about.html/',
  '/%61bout',
  '/%65s/nowhere',
  '/es%2Fnowhere',
  '/%E0%A4%A',
  '/%65s/%E0%A4%A',
])('%s renders the document that servers send', async (asked) => {
  const html = String((await sendRequest(origin, { path: asked })).body);
  const [, body] = /<div id="root" data-waits>(.*)<\/div>\n<p id="unloaded"/s.exec(html) ?? [];
  const [, data = 'null'] = /<script type="application\/json" id="data">(.*)<\/script>/.exec(html) ?? [];
  expect(await render(asked, JSON.parse(data))).toBe(body);
});
