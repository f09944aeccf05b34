import { violations } from '#hosting/check-contract.ts';
import { contract } from '#hosting/contract.ts';
import { exceptionsOf } from '#hosting/engines/hosts.ts';
import { readSite } from '#hosting/read-site.ts';
import { siteRules } from '#hosting/rules.ts';
import { sendRequest } from '#hosting/send-request.ts';
import { good, stop, type ReportLine } from './report.ts';

/** Checks what a deployed copy of this build answers. */
export async function checkAddresses(dist: string, origin: string): Promise<ReportLine[]> {
  const site = readSite(dist);
  const rules = siteRules(site, process.env.SITE_HSTS);
  const place = { file: origin };
  const home = await sendRequest(origin, { path: '/' }).catch((error: NodeJS.ErrnoException) => error);
  if (home instanceof Error) {
    return [stop(place, `cannot be reached: ${home.code ?? home.message}`, 'deploy this build there')];
  }
  const target = { origin, dist, rules, exceptions: exceptionsOf(String(home.headers.server), rules) };
  const cases = contract(rules, site.files);
  const wrong: ReportLine[] = [];
  for (const contractCase of cases) {
    const broken = await violations(contractCase, target).catch(String);
    if (broken.length === 0) continue;
    const reason = `${contractCase.description}: ${String(broken)}`;
    const toDo = 'configure the server with the files that the build generated (hosting/README.md)';
    wrong.push(stop({ ...place, path: contractCase.path }, reason, toDo));
  }
  const reason = `${cases.length - wrong.length} of ${cases.length} responses meet the contract`;
  return [(wrong.length === 0 ? good : stop)(place, reason), ...wrong];
}
