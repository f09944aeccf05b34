/** `npm run hosting`: writes the files that Cloudflare and Netlify require at the root of the repository. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectFiles } from '#hosting/project-files.ts';
import { loadSite } from '#packages/content/site.ts';
import { orFail } from './or-fail.ts';

const root = path.resolve(import.meta.dirname, '..');
const { facts } = orFail(() => loadSite(root));
const files = projectFiles(root, facts.countVisits);
for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, name), text);
console.log(`Written: ${Object.keys(files).join(', ')}.`);
