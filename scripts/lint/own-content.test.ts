import path from 'node:path';
import { RuleTester } from 'oxlint/plugins-dev';
import { describe, test } from 'vitest';
import plugin from './own-content.ts';

RuleTester.describe = describe;
RuleTester.it = test;

const filename = path.resolve('test/dist/a.test.ts');
const rule = plugin.rules['own-content'] as unknown as Parameters<RuleTester['run']>[1];
const refused = [
  `import languages from '#content/languages.json';`,
  `import languages from '../../content/languages.json';`,
  `await import('../../content/languages.json');`,
  `loadSite('.');`,
  `currentContent(process.cwd());`,
  `createChecks(path.resolve());`,
  `readFileSync('content/site.yaml');`,
  `fs.readdirSync('./content');`,
  `path.join(process.cwd(), 'content');`,
  'readFileSync(`content/${code}/ui.yaml`);',
];

new RuleTester().run('own-content', rule, {
  valid: [
    `import { loadSite } from '#packages/content/site.ts';`,
    `loadSite(isthmus);`,
    `loadSite('test/sites/meridian');`,
    `readFileSync(path.join(copy, 'content/site.yaml'));`,
    `expect(found).toEqual({ file: 'content/site.yaml' });`,
  ].map((code) => ({ code, filename })),
  invalid: refused.map((code) => ({ code, filename, errors: 1 })),
});
