/** Workflows of Git hosts: they test, build and deploy the site at every change, and after each midnight. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument, stringify, type Document } from 'yaml';
import { utcOffset } from '#packages/time/utc-offset.ts';
import type { Deployment } from './engines/host.ts';
import { hosts } from './engines/hosts.ts';
import type { SiteHost } from './site-hosts.ts';

type GitHost = 'github' | 'gitlab';

// In minutes. Not at midnight itself, when everybody's jobs start.
const afterMidnight = 15;

/** The times at which the headquarters' day has begun, in cron's notation and UTC: two where clocks change. */
function cronTimes(timeZone: string, year: number): string[] {
  const offsets = Array.from({ length: 12 }, (_, month) =>
    utcOffset(timeZone, new Date(Date.UTC(year, month, 15))),
  );
  return [...new Set(offsets)].map((offset) => {
    const minutes = (2 * 1440 + afterMidnight - offset) % 1440;
    return `${minutes % 60} ${Math.floor(minutes / 60)} * * *`;
  });
}

export type Workflow = {
  file: string;
  text: string;
  /** What its owner has to enter at the Git host, each with where it is found. */
  secrets: Readonly<Record<string, string>>;
  steps: string[];
};

/** Days begin at midnight in `timeZone`; `year` is where its changes of the clocks are looked up. */
type Plan = { branch: string; timeZone: string; year: number };

const templateFor = (gitHost: GitHost) =>
  parseDocument(readFileSync(path.join(import.meta.dirname, `workflows/${gitHost}.yml`), 'utf8'));

/** Without line breaks in commands. */
const written = (workflow: Document) => stringify(workflow.toJS(), { lineWidth: 0 });

function onGitHub({ secrets, commands, env = {} }: Deployment, { branch, timeZone, year }: Plan): Workflow {
  const workflow = templateFor('github');
  workflow.setIn(['on', 'push', 'branches'], [branch]);
  workflow.setIn(
    ['on', 'schedule'],
    cronTimes(timeZone, year).map((cron) => ({ cron })),
  );
  for (const [name, value] of Object.entries(env)) workflow.setIn(['jobs', 'deploy', 'env', name], value);
  const given = Object.keys(secrets).map((name) => [name, `\${{ secrets.${name} }}`]);
  const deploy = { run: commands.join('\n'), env: Object.fromEntries(given) };
  workflow.addIn(['jobs', 'deploy', 'steps'], deploy);
  return {
    file: '.github/workflows/deploy.yml',
    text: written(workflow),
    secrets,
    steps: [
      'Settings > Secrets and variables > Actions > New repository secret, for each of these:',
      'To try it: Actions > deploy > Run workflow.',
    ],
  };
}

function onGitLab({ secrets, commands, env = {} }: Deployment, { branch, timeZone }: Plan): Workflow {
  const pipeline = templateFor('gitlab');
  // The first of its commands installs rsync.
  if (!commands.some((each) => each.startsWith('rsync'))) pipeline.deleteIn(['deploy', 'script', 0]);
  for (const command of commands) pipeline.addIn(['deploy', 'script'], command);
  for (const [name, value] of Object.entries(env)) pipeline.setIn(['deploy', 'variables', name], value);
  return {
    file: '.gitlab-ci.yml',
    text: written(pipeline),
    secrets,
    steps: [
      'Settings > CI/CD > Variables > Add variable (masked, protected), for each of these:',
      `Build > Pipeline schedules > New schedule: interval ${afterMidnight} 0 * * *, time zone ${timeZone}, branch ${branch}.`,
    ],
  };
}

export function deployWorkflow(gitHost: GitHost, host: SiteHost, plan: Plan): Workflow {
  const { deployment } = hosts[host];
  return gitHost === 'github' ? onGitHub(deployment, plan) : onGitLab(deployment, plan);
}

/** Whether a workflow of the project builds it at set times. GitLab keeps those times elsewhere. */
export function buildsDaily(root: string): boolean {
  const folder = path.join(root, '.github/workflows');
  const workflows = existsSync(folder) ? readdirSync(folder).filter((name) => /\.ya?ml$/.test(name)) : [];
  return (
    existsSync(path.join(root, '.gitlab-ci.yml')) ||
    workflows.some((name) => /^ *schedule:/m.test(readFileSync(path.join(folder, name), 'utf8')))
  );
}
