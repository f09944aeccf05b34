/** `npm run hosting`: writes the files that Cloudflare and Netlify require at the root of the repository. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectFiles } from '#hosting/project-files.ts';
import { siteOfProject } from './site-of-project.ts';

const root = path.resolve(import.meta.dirname, '..');
const files = projectFiles(root, siteOfProject(root).facts.countVisits);
for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, name), text);
console.log(`Written: ${Object.keys(files).join(', ')}.`);
