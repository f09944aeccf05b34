import { violations } from '#hosting/check-contract.ts';
import { requestOf } from '#hosting/contract-case.ts';
import { contract } from '#hosting/contract.ts';
import { exceptionsOf } from '#hosting/engines/hosts.ts';
import { readSite } from '#hosting/read-site.ts';
import { siteRules } from '#hosting/rules.ts';
import { sendRequest } from '#hosting/send-request.ts';
import { serveDist } from '#hosting/serve-dist.ts';
import { good, stop, type ReportLine } from './report.ts';

/** @param origin that of a deployed copy of this build; if undefined, serves the build locally */
export async function checkAddresses(dist: string, origin: string | undefined): Promise<ReportLine[]> {
  const file = origin ?? 'dist/';
  const rules = siteRules(readSite(dist), process.env.SITE_HSTS);
  const { origin: at, stop: close } =
    origin === undefined ? await serveDist(dist, rules) : { origin, stop: undefined };
  const home = await sendRequest(at, { path: '/' }).catch((error: NodeJS.ErrnoException) => error);
  if (home instanceof Error) {
    return [stop({ file: at }, `cannot be reached: ${home.code ?? home.message}`, 'deploy this build there')];
  }
  const target = { origin: at, dist, rules, exceptions: exceptionsOf(String(home.headers.server), rules) };
  const cases = contract(rules);
  const wrong: ReportLine[] = [];
  for (const contractCase of cases) {
    const broken = await violations(contractCase, target).catch(String);
    if (broken.length === 0) continue;
    const reason = `${requestOf(contractCase)}: ${String(broken)}`;
    const toDo = 'configure the server with the files that the build generated (hosting/README.md)';
    wrong.push(stop({ file, path: contractCase.path }, reason, toDo));
  }
  await close?.();
  const reason = `${cases.length - wrong.length} of ${cases.length} responses meet the contract`;
  return [(wrong.length === 0 ? good : stop)({ file }, reason), ...wrong];
}
