/** What owners may do to the content: each change is one that the build accepts. */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';

/** An owner, who changes a folder of content with the words of `test/sites/isthmus`. */
export type Owner = {
  name: string;
  change: (content: string) => void;
  /** What the owner had before, and built. */
  before?: (content: string) => void;
};

type Tree = Record<string, unknown>;

/** Changes a YAML file of the content. */
function edit(content: string, file: string, change: (tree: Tree) => void): void {
  const full = path.join(content, file);
  const tree = parse(readFileSync(full, 'utf8')) as Tree;
  change(tree);
  writeFileSync(full, stringify(tree, { aliasDuplicateObjects: false }));
}

const codes = ['en', 'es'] as const;

const set = (file: string, values: Tree) => (content: string) =>
  edit(content, file, (tree) => void Object.assign(tree, values));

function removeArticles(content: string): void {
  for (const code of codes) rmSync(path.join(content, code, 'insights'), { recursive: true });
}

function editLanguages(content: string, change: (languages: Tree) => void): void {
  const file = path.join(content, 'languages.json');
  const languages = JSON.parse(readFileSync(file, 'utf8')) as Tree;
  change(languages);
  writeFileSync(file, JSON.stringify(languages));
}

/** Replaces the services of all languages, made of the one that automates processes. */
function setServices(content: string, ids: readonly string[]): void {
  for (const code of codes) {
    edit(content, `${code}/services.yaml`, (tree) => {
      const { 'process-automation': block } = tree.blocks as Record<string, Tree>;
      tree.blocks = Object.fromEntries(
        ids.map((id) => [
          id,
          {
            ...block,
            title: `${String(block?.title)} ${id}`,
            shortTitle: id,
            implementationTime: '4',
            roiTimeline: '2',
          },
        ]),
      );
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

const counting = { countVisits: true };

export const owners: readonly Owner[] = [
  {
    name: 'one article of one sentence',
    change(content) {
      removeArticles(content);
      cpSync('test/sites/owners/one.md', path.join(content, 'en/insights/one.md'));
    },
  },
  { name: 'no article', change: removeArticles },
  {
    name: 'English alone',
    change(content) {
      rmSync(path.join(content, 'es'), { recursive: true });
      editLanguages(content, (languages) => delete languages.es);
    },
  },
  {
    name: 'a third language',
    change(content) {
      cpSync(path.join(content, 'en'), path.join(content, 'pt'), { recursive: true });
      const articles = path.join(content, 'pt/insights');
      for (const name of readdirSync(articles)) {
        const text = readFileSync(path.join(articles, name), 'utf8');
        writeFileSync(path.join(articles, name), text.replaceAll('](/', '](/pt/'));
      }
      editLanguages(content, (languages) =>
        Object.assign(languages, { pt: { prefix: 'pt', name: 'Português', territory: 'BR' } }),
      );
    },
  },
  // The build refuses one, and twenty, in words.
  { name: 'three services', change: (content) => setServices(content, ['repairs', 'moves', 'nights']) },
  {
    name: 'twelve services',
    change: (content) =>
      setServices(
        content,
        Array.from({ length: 12 }, (_, index) => `service-${index + 1}`),
      ),
  },
  {
    name: 'names with every kind of letter',
    change(content) {
      const name = 'Łódź & "Söhne" <3 🚀';
      set('site.yaml', { name, legalName: `${name}, sp. z o.o.` })(content);
      for (const code of codes)
        edit(content, `${code}/ui.yaml`, ({ offices }) => {
          const office = (offices as Record<string, Tree>)['san-jose'];
          Object.assign(office ?? {}, { city: 'Łódź, “Polska” & <3', role: '"R&D" <3 🧪' });
        });
    },
  },
  {
    name: 'headquarters in Tokyo',
    change: (content) =>
      edit(content, 'site.yaml', ({ offices }) => {
        const office = (offices as Record<string, Tree>)['san-francisco'];
        Object.assign(office ?? {}, { timeZone: 'Asia/Tokyo', country: 'JP' });
        delete office?.region;
      }),
  },
  {
    name: 'visits that are counted no more',
    before: set('site.yaml', counting),
    change: set('site.yaml', { countVisits: false }),
  },
  {
    name: 'a contact endpoint, and visits that are counted',
    change: set('site.yaml', { ...counting, contactEndpoint: 'https://forms.example.com/contact' }),
  },
  {
    name: 'all claims confirmed',
    change: (content) =>
      edit(content, 'site.yaml', (tree) => {
        const claims = ['projects', 'satisfaction', 'uptime', 'fasterDelivery', 'soc2', 'roi', 'costSavings'];
        tree.claimsConfirmed = Object.fromEntries(
          [...claims, 'professionals'].map((claim) => [claim, '2026-11-01']),
        );
      }),
  },
  {
    name: 'two statistics',
    change(content) {
      for (const code of codes)
        edit(content, `${code}/home.yaml`, (tree) => void (tree.stats as unknown[]).pop());
    },
  },
];
