/**
 * Whatever content an owner has that the build accepts, the judges find nothing in it.
 *
 * @module-tag all
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { judges } from '#judges/judges.ts';
import { readOutput } from '#judges/output.ts';
import { build, copyContent, temporaryCopy, runIn } from '../sites/copy-of-project.ts';
import { edit, fixtureCodes, type Tree } from '../sites/fixture-content.ts';
import { testDay } from '../sites/sites.ts';

/** An owner, who changes a folder of content with the words of `test/sites/isthmus`. */
type Owner = {
  name: string;
  change: (content: string) => void;
  /** How often a page has what a selector finds. */
  counts?: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

function removeArticles(content: string): void {
  for (const code of fixtureCodes) rmSync(path.join(content, code, 'insights'), { recursive: true });
}

/** Replaces the services of all languages, made of the one that automates processes. */
function setServices(content: string, ids: readonly string[]): void {
  for (const code of fixtureCodes) {
    edit(content, `${code}/services.yaml`, (tree) => {
      const { 'process-automation': block } = tree.blocks as Record<string, Tree>;
      const times = { implementationTime: '4', roiTimeline: '2' };
      const named = (id: string) => ({ title: `${String(block?.title)} ${id}`, shortTitle: id });
      tree.blocks = Object.fromEntries(ids.map((id) => [id, { ...block, ...times, ...named(id) }]));
    });
    const articles = path.join(content, code, 'insights');
    for (const name of readdirSync(articles)) {
      const text = readFileSync(path.join(articles, name), 'utf8');
      writeFileSync(path.join(articles, name), text.replace(/^services: .*\n/m, ''));
    }
  }
  edit(content, 'figures.yaml', (tree) => {
    tree.services = Object.fromEntries(ids.map((id) => [id, { implementation: [4, 8], roi: [2, 4] }]));
  });
}

type Office = readonly [key: string, name: string, side: string, timeZone: string, country: string];

/** Replaces the offices. Sentences that speak of the former ones stay: npm run launch-check names them. */
function setOffices(content: string, offices: readonly Office[]): void {
  const setIn = (file: string, office: (each: Office) => object) =>
    edit(content, file, (tree) => {
      tree.offices = Object.fromEntries(offices.map((each) => [each[0], office(each)]));
    });
  setIn('site.yaml', ([, , side, timeZone, country]) => {
    return { side, timeZone, opens: '09:00', closes: '18:00', country };
  });
  for (const code of fixtureCodes)
    setIn(`${code}/ui.yaml`, ([, name]) => ({ city: name, name, role: `Work in ${name}`, work: 'all work' }));
}

/** Each has several changes that do not touch one another, because a build takes long. */
const owners: readonly Owner[] = [
  {
    name: 'one office, and no page about nearshoring',
    change(content) {
      removeArticles(content);
      setOffices(content, [['lyon', 'Lyon', 'client', 'Europe/Paris', 'FR']]);
      edit(content, 'site.yaml', (tree) => void (tree.pagesOff = ['nearshoring']));
    },
    // Without that of the offices.
    counts: { '/': { 'main li > b': 2 } },
  },
  {
    name: 'four offices, from California to Japan',
    change(content) {
      setOffices(content, [
        ['san-francisco', 'San Francisco', 'client', 'America/Los_Angeles', 'US'],
        ['london', 'London', 'client', 'Europe/London', 'GB'],
        ['tokyo', 'Tokyo', 'delivery', 'Asia/Tokyo', 'JP'],
        [
          'santiago-de-los-caballeros',
          'Santiago de los Caballeros',
          'delivery',
          'America/Santo_Domingo',
          'DO',
        ],
      ]);
    },
    // Each office's hours, folded.
    counts: { '/': { 'main figure details:not([open]) p': 4, 'main li > b': 3 } },
  },
  {
    name: 'twelve services, two statistics, a contact endpoint, visits that are counted, and all claims confirmed',
    change(content) {
      const ids = Array.from({ length: 12 }, (_, index) => `service-${index + 1}`);
      setServices(content, ids);
      for (const code of fixtureCodes)
        edit(content, `${code}/home.yaml`, (tree) => void (tree.stats as unknown[]).pop());
      edit(content, 'site.yaml', (tree) => {
        const claims = ['projects', 'satisfaction', 'uptime', 'fasterDelivery', 'soc2', 'roi', 'costSavings'];
        const days = [...claims, 'professionals'].map((claim) => [claim, '2026-11-01']);
        const inAll = Object.fromEntries(fixtureCodes.map((code) => [code, 'As the report says']));
        const told = {
          confirmed: '2026-11-01',
          by: 'Ana Mora',
          of: inAll,
          since: '2025-01',
          measured: inAll,
        };
        const audit = {
          type: 'Type 2',
          scope: inAll,
          period: { from: '2025-07', to: '2026-06' },
          report: inAll,
        };
        Object.assign(tree, {
          countVisits: true,
          contactEndpoint: 'https://forms.example.com/contact',
          claimsConfirmed: { ...Object.fromEntries(days), uptime: told, soc2: { ...told, ...audit } },
        });
      });
    },
    counts: {
      // Four facts of the uptime, eight of the audit.
      '/benefits': { 'main details:not([open]) dd': 12 },
      '/es/benefits': { 'main details:not([open]) dd': 12 },
    },
  },
  {
    name: 'English alone, three services, and no article',
    change(content) {
      setServices(content, ['repairs', 'moves', 'nights']);
      removeArticles(content);
      rmSync(path.join(content, 'es'), { recursive: true });
      const languages = path.join(content, 'languages.json');
      const { en } = JSON.parse(readFileSync(languages, 'utf8')) as Tree;
      writeFileSync(languages, JSON.stringify({ en }));
    },
  },
  {
    name: 'one article of one sentence, a logo that is a picture, and names with every kind of letter',
    change(content) {
      removeArticles(content);
      cpSync('test/sites/owners/logo.svg', path.join(content, 'logo.svg'));
      cpSync('test/sites/owners/one.md', path.join(content, 'en/insights/one.md'));
      const name = 'Łódź & "Söhne" <3 🚀';
      edit(content, 'site.yaml', (tree) => Object.assign(tree, { name, legalName: `${name}, sp. z o.o.` }));
      for (const code of fixtureCodes)
        edit(content, `${code}/ui.yaml`, ({ offices }) => {
          const office = (offices as Record<string, Tree>)['san-jose'];
          Object.assign(office ?? {}, { city: 'Łódź, “Polska” & <3', role: '"R&D" <3 🧪' });
        });
    },
  },
];

const copy = temporaryCopy('owners');
const content = path.join(copy, 'content');
afterAll(() => rmSync(copy, { recursive: true }));

test.each(owners)('$name', { timeout: 300_000 }, async ({ change, counts = {} }) => {
  copyContent(copy);
  change(content);
  build(copy, { SITE_DAY: testDay });
  runIn(copy, 'scripts/hosting.ts');
  const output = readOutput(copy);
  for (const { name, judge } of judges) expect(await judge(output), name).toEqual([]);
  for (const [page, selectors] of Object.entries(counts))
    for (const [selector, count] of Object.entries(selectors))
      expect(output.documents.get(page)?.root.querySelectorAll(selector), page).toHaveLength(count);
});
