/** Checks the contract over HTTP against every installed engine, serving the built files. */
import { statSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from '../../hosting/ask.ts';
import { contract, sampleFiles } from '../../hosting/contract.ts';
import { exceptionsOf } from '../../hosting/exceptions.ts';
import { conditionalQuestions, httpSamples } from '../../hosting/contract-http.ts';
import { complaints, conditionalComplaints, revalidationComplaints } from '../../hosting/judge.ts';
import { readSite } from '../../hosting/read-site.ts';
import { siteRules } from '../../hosting/rules.ts';
import { engines, type Engine } from './engines.ts';
import { dist } from './run-server.ts';

const site = readSite(dist);
const rules = siteRules(site);
const questions = contract(rules, site.files);
const asked = sampleFiles(rules, site.files);
const addresses = [
  ...rules.pages.filter(({ file }) => asked.includes(file)).map(({ address }) => address),
  ...asked.filter((file) => !file.endsWith('.html')),
];

for (const { name, missing } of engines) {
  const what = missing();
  if (what) {
    console.warn(
      `\n*** ${name} IS NOT TESTED: no ${what} here. scripts/install-test-tools.sh installs it. ***\n`,
    );
  }
}

/** Starts an engine for a block of tests, and sets its origin. */
function useEngine({ start, announced }: Engine) {
  const judge = { origin: '', dist, rules, exceptions: exceptionsOf(announced, rules) };
  const running: Awaited<ReturnType<Engine['start']>>[] = [];
  beforeAll(async () => {
    const started = await start();
    running.push(started);
    judge.origin = started.origin;
  }, 90_000);
  afterAll(() => Promise.all(running.map(({ stop }) => stop())));
  return judge;
}

for (const engine of engines)
  describe.skipIf(Boolean(engine.missing()))(`on ${engine.name}`, () => {
    const judge = useEngine(engine);

    test.each(questions)('$promise', async (question) => {
      expect(await complaints(question, judge)).toEqual([]);
    });

    test.each(addresses)('%s is revalidated', async (address) => {
      expect(await revalidationComplaints(address, judge)).toEqual([]);
    });

    test.each(httpSamples(rules))('conditional requests for $path', async (sample) => {
      expect(await conditionalComplaints(sample, judge)).toEqual([]);
    });

    const { exceptions } = judge;
    test.runIf(exceptions.length > 0)(
      'every exception is still needed',
      async () => {
        const plain = { ...judge, exceptions: [] };
        const samples = httpSamples(rules);
        const firsts = await Promise.all(samples.map(({ path }) => ask(judge.origin, { path })));
        const conditional = samples.flatMap((sample, index) => {
          const first = firsts[index];
          return first ? conditionalQuestions(sample, first) : [];
        });
        const all = [...questions, ...conditional];
        for (const { reason, concerns } of exceptions) {
          const found = await Promise.all(
            all.filter(concerns).map((question) => complaints(question, plain)),
          );
          expect(found.flat(), reason).not.toEqual([]);
        }
      },
      60_000,
    );

    // Cloudflare compresses by itself, and differently at its edge than here.
    test.runIf(engine.sendsOurFiles)('sends the Brotli file of the build to a browser', async () => {
      const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
      const answer = await ask(judge.origin, { path: '/', headers });
      const { size } = statSync(`${dist}/index.html.br`);
      expect([answer.encoding, answer.bytes]).toEqual(['br', size]);
    });

    test.runIf(engine.name === 'Caddy')('sends the zstd file of the build', async () => {
      const answer = await ask(judge.origin, { path: '/', headers: { 'accept-encoding': 'zstd' } });
      const { size } = statSync(`${dist}/index.html.zst`);
      expect([answer.encoding, answer.bytes]).toEqual(['zstd', size]);
    });
  });
