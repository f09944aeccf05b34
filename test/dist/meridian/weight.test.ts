/** What weighs in a first view. The judge of weights compares each page with its limit. */
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { headersOfResponse, limits, readWeights } from '#judges/page-weight.ts';
import { commonHeaders } from '#hosting/security-headers.ts';
import { sendRequest } from '#hosting/send-request.ts';
import { serveDist } from '#hosting/serve-dist.ts';
import { speculationRulesFile } from '#hosting/speculation-rules.ts';
import { meridian } from '../site.ts';

const { bytes, dist, read, root: copy } = meridian;

/** Returns the addresses of what a browser requests for a document before a gesture, except the document. */
function filesOfFirstView(html: string): string[] {
  const root = parse(html);
  const linked = root.querySelectorAll('link[rel=preload], link[rel=icon][type="image/svg+xml"]');
  const scripts = root.querySelectorAll('script[src]').map((script) => script.getAttribute('src') ?? '');
  return [...scripts, ...linked.map((link) => link.getAttribute('href') ?? ''), speculationRulesFile];
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

test('the first script has at most 1.5 KB, and some more to count visits, the preloaded fonts 30 KB', () => {
  const [script = '', ...files] = filesOfFirstView(read('index.html'));
  expect(bytes(`${script}.br`).length).toBeLessThanOrEqual(limits.boot + limits.countingVisits);
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(2);
  expect(sum(fonts.map((font) => bytes(font).length))).toBeLessThanOrEqual(limits.font);
});

test('a first view is as heavy as measured: document, fonts, first script and icon, with headers', async () => {
  const { origin, stop } = await serveDist(dist);
  for (const { address, file, document, firstView } of readWeights(copy)) {
    const paths = [address, ...filesOfFirstView(read(file))];
    const headersOfFirstView = paths.length * headersOfResponse;
    // On the contact page also the script that keeps the draft.
    expect(paths).toHaveLength(address.endsWith('/contact') ? 7 : 6);
    const headers = { 'accept-encoding': 'br' };
    const responses = await Promise.all(paths.map((each) => sendRequest(origin, { path: each, headers })));
    expect(responses[0]?.bytes, address).toBe(document);
    expect(sum(responses.map((response) => response.bytes)) + headersOfFirstView, address).toBe(firstView);
    // Our server does not send this header over plain HTTP.
    const held =
      paths.length * `Strict-Transport-Security: ${commonHeaders()['Strict-Transport-Security']}\r\n`.length;
    const sent = sum(responses.map(({ headerBytes }) => headerBytes));
    expect(sent + held, address).toBeLessThanOrEqual(headersOfFirstView);
  }
  await stop();
});
