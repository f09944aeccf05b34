import { defineConfig, type OxlintOverride } from 'oxlint';

type Limits = { never: string[]; because: string };

const elsewhere = { group: ['../**'], message: 'Write #app/... across folders.' };
const generated = {
  group: ['#generate/**', '#packages/**'],
  allowTypeImports: true,
  message: 'generate/ runs at build time only: app/ may import its types, not its code.',
};
const node = { group: ['node:*', 'vite', 'yaml', 'zod'], message: 'Code for Node belongs in generate/.' };
const browserGlobals = 'window document navigator location history localStorage sessionStorage matchMedia'
  .split(' ')
  .map((name) => ({
    name,
    message: 'This folder must not use browser APIs: put such code into app/browser/.',
  }));

function importsOf(limits?: Limits) {
  const own = limits ? [{ group: limits.never, message: limits.because }] : [];
  return ['error', { patterns: [elsewhere, generated, node, ...own] }] as const;
}

/** Import restrictions of a folder in app/. Pure folders must not use browser globals. */
function folder(name: string, limits: Limits, isPure = false): OxlintOverride {
  return {
    files: [`app/${name}/**`],
    rules: {
      'eslint/no-restricted-imports': [...importsOf(limits)],
      ...(isPure && { 'eslint/no-restricted-globals': ['error', ...browserGlobals] }),
    },
  };
}

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise', 'vitest'],
  jsPlugins: ['./scripts/lint/own-content.ts'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: ['/dist', '.cache', 'test-results', 'playwright-report', 'release'],
  rules: {
    'eslint/eqeqeq': 'error',
    'eslint/max-lines': ['error', { max: 260 }],
    'eslint/no-await-in-loop': 'off',
    'eslint/no-restricted-imports': [...importsOf()],
    'eslint/no-shadow': 'off',
    'eslint/no-underscore-dangle': 'off',
    'import/no-cycle': 'error',
    'import/no-duplicates': 'error',
    'import/no-unassigned-import': 'off',
    'jsx-a11y/control-has-associated-label': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'oxc/no-async-endpoint-handlers': 'off',
    'oxc/no-map-spread': 'off',
    'react/exhaustive-deps': 'error',
    'react/jsx-key': 'error',
    'react/purity': 'off',
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-spread': 'off',
    'typescript/no-unnecessary-type-parameters': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
  },
  // Imports point one way: pages -> layout -> ui. site and time import nothing from the app.
  overrides: [
    folder(
      'site',
      { never: ['#app/**', 'react', 'react-*'], because: 'site imports nothing of the app.' },
      true,
    ),
    folder(
      'time',
      { never: ['#app/**', 'react', 'react-*'], because: 'time imports nothing of the app.' },
      true,
    ),
    folder('browser', {
      never: ['#app/pages/**', '#app/layout/**', '#app/ui/**', 'react', 'react-*'],
      because: 'browser must not depend on components.',
    }),
    folder('ui', {
      never: ['pages/**', 'layout/**', 'site/**', 'time/**']
        .map((part) => `#app/${part}`)
        .concat('#content/**', 'virtual:*', '!virtual:mark', 'react-router'),
      because: 'ui must not depend on words, locales, the router or pages.',
    }),
    folder('layout', {
      never: ['#app/pages/**', '#app/site/words.ts'],
      because: 'layout gets its words from the site context and must not depend on pages.',
    }),
    folder('pages', {
      never: ['#app/pages/**'],
      because: 'Pages must not import pages: share code through layout, ui, site or time.',
    }),
    {
      files: [
        '{edit,generate,hosting,judges,packages,scripts,test,bench}/**',
        'app/**/*.test.ts',
        '*.config.ts',
      ],
      rules: { 'eslint/no-restricted-imports': 'off' },
    },
    {
      files: ['edit/page/**'],
      rules: {
        'eslint/no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: ['#edit/{server,publish,save,changes,articles,brand,writer}/**'],
                allowTypeImports: true,
                message: 'It runs in Node: the page may import its types, not its code.',
              },
              { ...node, allowTypeImports: true },
            ],
          },
        ],
      },
    },
    { files: ['test/**', '**/*.test.ts'], rules: { 'tests/own-content': 'error' } },
    {
      files: ['judges/**'],
      rules: {
        'eslint/no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: ['**/edit/**', '**/test/**', '**/scripts/**', '**/app/**'],
                message: 'Judges look at built files: they know neither the editor nor the tests.',
              },
            ],
          },
        ],
      },
    },
    {
      // Only the gallery of the development server has examples: they may show what the tests' company has.
      files: ['app/**/*.examples.tsx'],
      rules: { 'eslint/no-restricted-imports': 'off' },
    },
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
      // Journeys are not tests yet, and what runs in the page must bring its functions along.
      files: ['test/engines/**'],
      rules: { 'unicorn/consistent-function-scoping': 'off', 'vitest/no-standalone-expect': 'off' },
    },
    { files: ['bench/**'], rules: { 'unicorn/consistent-function-scoping': 'off' } },
  ],
});
