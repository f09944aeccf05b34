import { defineConfig, type OxlintOverride } from 'oxlint';

/** What a folder does not import. */
type Border = { group: readonly string[]; message: string; allowTypeImports?: boolean };

/** Import restrictions of files, in place of all others. */
function imports(files: string | readonly string[], ...patterns: readonly Border[]): OxlintOverride {
  return {
    files: [files].flat(),
    rules: { 'eslint/no-restricted-imports': ['error', { patterns: [...patterns] }] },
  };
}

/** The border of a part of the project: the folders of which it imports nothing, not even types. */
function without(folders: readonly string[], message: string): Border {
  return { group: folders.flatMap((name) => [`#${name}/**`, `**/../${name}/**`]), message };
}

const node: Border = {
  group: ['node:*', 'vite', 'yaml', 'zod'],
  message: 'Code for Node belongs in generate/ or packages/.',
};
const inApp: readonly Border[] = [
  { group: ['../**'], message: 'Write #app/... across folders.' },
  {
    group: ['#generate/**', '#packages/**', '!#packages/site/**', '!#packages/time/**'],
    allowTypeImports: true,
    message:
      'They run at build time only: app/ may import their types, and the code of packages/site and packages/time.',
  },
  node,
];
const browserGlobals = 'window document navigator location history localStorage sessionStorage matchMedia'
  .split(' ')
  .map((name) => ({
    name,
    message: 'This folder must not use browser APIs: put such code into app/browser/.',
  }));

const strangers = 'The editor and the build do not know each other: share code in packages/.';
const standsAlone = [
  without(
    ['generate', 'edit', 'hosting', 'judges', 'scripts', 'bench'],
    'Packages stand below the build, the editor and the hosts.',
  ),
  { group: ['vite', 'react', 'react-*', '@*/**'], message: 'Packages know neither Vite nor React.' },
];
const contentAlone = [
  ...standsAlone,
  {
    group: ['#packages/history/**', '**/../history/**', '#app/**', '**/../app/**', '**/*.tsx'],
    message: 'This package stands on packages/site and packages/time alone.',
  },
];
const siteAlone = {
  group: ['#packages/{content,history}/**', '**/../{content,history}/**', '#app/**', '**/../app/**'],
  allowTypeImports: true,
  message: 'What browsers run too stands on nothing else.',
};
/** The modules of packages/content with code for others, by folder; its README says what each is for. */
const contentEntries = Object.entries({
  '.': 'facts keys-of schema site source tree languages',
  addresses: 'addresses slug-of',
  brand: 'derive-palette design logo palette',
  checks: 'launch',
  collections: 'articles blocks collections text-parts',
  documents: 'documents page-data page-files',
  media: 'media-file photo',
  reading: 'content-folder front-matter misread-yaml mistakes unprintable',
  schedule: 'held-back site-day timetable',
  schemas: 'claims-confirmed shapes title',
  texts: 'body check-text kept-checks parse-markdown text-file text-tree',
  words: 'conditions placeholders quoted-shared-day',
}).flatMap(([folder, names]) =>
  names.split(' ').map((name) => (folder === '.' ? name : `${folder}/${name}`)),
);
const insideContent = {
  group: ['#packages/content/**', ...contentEntries.map((name) => `!#packages/content/${name}.ts`)],
  allowTypeImports: true,
  message: 'This module belongs to packages/content alone: use one of its entries, in oxlint.config.ts.',
};
const disk = {
  group: ['node:fs', 'node:fs/*', 'node:child_process', 'sharp'],
  message: 'Only reading/content-folder.ts and media/ read the disk, and of it content/ alone.',
};

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: ['/dist', '.cache', 'test-results', 'playwright-report', 'release'],
  rules: {
    'eslint/eqeqeq': 'error',
    'eslint/max-lines': ['error', { max: 260 }],
    'eslint/no-await-in-loop': 'off',
    'eslint/no-shadow': 'off',
    'eslint/no-underscore-dangle': 'off',
    'import/no-cycle': 'error',
    'import/no-duplicates': 'error',
    'import/no-unassigned-import': 'off',
    'jsx-a11y/control-has-associated-label': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'oxc/no-map-spread': 'off',
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-spread': 'off',
    'typescript/no-unnecessary-type-parameters': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
  },
  // Imports point one way: pages -> layout -> ui -> packages/site, packages/time.
  overrides: [
    imports('app/**', ...inApp),
    imports('app/browser/**', ...inApp, {
      group: ['#app/pages/**', '#app/layout/**', '#app/ui/**', 'react', 'react-*'],
      message: 'browser must not depend on components.',
    }),
    imports('app/ui/**', ...inApp, {
      group: [
        '#app/pages/**',
        '#app/layout/**',
        '#packages/site/**',
        '!#packages/site/icons.ts',
        '!#packages/site/compositions.ts',
        '#packages/time/**',
        '#content/**',
        'virtual:*',
        '!virtual:logo',
        'react-router',
      ],
      message: 'ui must not depend on words, locales, the router or pages.',
    }),
    imports('app/layout/**', ...inApp, {
      group: ['#app/pages/**', '#app/words.ts'],
      message: 'layout gets its words from the site context and must not depend on pages.',
    }),
    imports('app/pages/**', ...inApp, {
      group: ['#app/pages/**'],
      message: 'Pages must not import pages: share code through layout, ui or packages/.',
    }),
    { files: ['app/**/*.test.ts'], rules: { 'eslint/no-restricted-imports': 'off' } },
    imports('{hosting,scripts}/**', insideContent),
    imports('judges/**', insideContent, {
      group: ['**/edit/**', '**/test/**', '**/scripts/**', '**/app/**'],
      message: 'Judges look at built files: they know neither the editor nor the tests.',
    }),
    imports('edit/**', without(['generate'], strangers), insideContent, {
      group: ['**/page/**'],
      message: 'It runs in the page: the server must not depend on it.',
    }),
    imports('edit/**/*.test.ts', without(['generate'], strangers), insideContent),
    imports('generate/**', without(['edit'], strangers), insideContent),
    imports('packages/**', ...standsAlone),
    {
      files: ['packages/{site,time}/**'],
      rules: {
        'eslint/no-restricted-imports': ['error', { patterns: [...standsAlone, siteAlone, node] }],
        'eslint/no-restricted-globals': ['error', ...browserGlobals],
      },
    },
    imports('packages/content/**', ...contentAlone, disk),
    imports(['packages/content/{media,reading}/**', 'packages/content/**/*.test.ts'], ...contentAlone),
    imports(
      'edit/page/**',
      without(['generate'], strangers),
      insideContent,
      {
        group: ['#edit/{server,publish,save,changes,articles,brand,writer}/**'],
        allowTypeImports: true,
        message: 'It runs in Node: the page may import its types, not its code.',
      },
      { ...node, allowTypeImports: true },
    ),
    {
      files: ['test/e2e/**'],
      rules: {
        'eslint/no-restricted-properties': [
          'error',
          { property: 'move', message: 'Use moveMouse: the first move on a page may be no gesture.' },
        ],
      },
    },
    {
      // `eventually` asserts too, and what runs in the page must bring its functions along.
      files: ['test/engines/**'],
      rules: {
        'unicorn/consistent-function-scoping': 'off',
        'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'eventually'] }],
        'vitest/no-standalone-expect': 'off',
      },
    },
    {
      // They still have assertions that a type could replace.
      files: ['test/**', '{edit,generate,packages}/**/*.test.ts'],
      rules: { 'typescript/no-unsafe-type-assertion': 'off' },
    },
    { files: ['bench/**'], rules: { 'unicorn/consistent-function-scoping': 'off' } },
  ],
});
