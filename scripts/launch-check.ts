/**
 * What keeps the built site from going public, as a table; the exit status is 1 where something does.
 *
 * node scripts/launch-check.ts [--origin=https://www.example.com]
 *   --origin  also asks the deployed copy, which must be of this very build
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadFacts } from '../generate/content/load.ts';
import { standIns } from '../generate/content/stand-ins.ts';
import { checkAddresses } from './launch/addresses.ts';
import { checkExpiry } from './launch/expiry.ts';
import { table, type Finding } from './launch/report.ts';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
const { values } = parseArgs({ options: { origin: { type: 'string' } } });

function checkFacts(): Finding[] {
  const site = loadFacts(root, 'site');
  const found = standIns(site);
  const keys = ['name', 'legalName', 'email', 'phone', 'bookingUrl', 'siteUrl'] as const;
  return keys.map((key) => {
    const reason = found.find((standIn) => standIn.key === key)?.reason;
    const detail = reason ? `"${site[key]}" is ${reason}: change it in content/site.yaml` : site[key];
    return { state: reason ? 'stop' : 'good', what: key, detail };
  });
}

if (!existsSync(path.join(dist, 'index.html'))) {
  console.error('dist/ has no site yet: run "npm run build" first.');
  process.exit(1);
}
const findings = [
  ...checkFacts(),
  checkExpiry(dist),
  ...(await checkAddresses(dist, undefined)),
  ...(values.origin === undefined ? [] : await checkAddresses(dist, values.origin.replace(/\/+$/, ''))),
];
console.log(table(findings));
if (findings.some(({ state }) => state === 'stop')) process.exitCode = 1;
