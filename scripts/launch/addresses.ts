import type { AddressInfo } from 'node:net';
import { ask } from '../../hosting/ask.ts';
import { contract } from '../../hosting/contract.ts';
import { exceptionsOf } from '../../hosting/exceptions.ts';
import { complaints } from '../../hosting/judge.ts';
import { readSite } from '../../hosting/read-site.ts';
import { siteRules } from '../../hosting/rules.ts';
import { createSiteServer } from '../../hosting/serve-site.ts';
import type { Finding } from './report.ts';

/**
 * Asks every address of the built site, and some that must not be there, and compares with the rules.
 *
 * @param origin where a deployed copy of this build is; without it, the site is served here for the while
 */
export async function checkAddresses(dist: string, origin: string | undefined): Promise<Finding[]> {
  const site = readSite(dist);
  const rules = siteRules(site, { transportSecurity: process.env.SITE_HSTS });
  const server = createSiteServer(dist, rules);
  if (origin === undefined) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const here = `http://127.0.0.1:${(server.address() as AddressInfo | null)?.port}`;

  const { headers } = await ask(origin ?? here, { path: '/' });
  const judge = {
    origin: origin ?? here,
    dist,
    rules,
    exceptions: exceptionsOf(String(headers.server), rules),
  };
  const questions = contract(rules, site.files);
  const findings: Finding[] = [];
  for (const question of questions) {
    const wrong = await complaints(question, judge).catch(String);
    if (wrong.length === 0) continue;
    findings.push({
      state: 'stop',
      file: origin ?? 'dist/',
      key: question.path,
      reason: `${question.promise}: ${String(wrong)}`,
      toDo: 'serve the site by the rules that the build wrote (hosting/README.md)',
    });
  }
  server.close();
  const good = questions.length - findings.length;
  const state = findings.length === 0 ? 'good' : 'stop';
  const reason = `${good} of ${questions.length} answers are as promised`;
  return [{ state, file: origin ?? 'dist/', key: '', reason }, ...findings];
}
