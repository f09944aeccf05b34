/** The workflow of a Git host that tests, builds and deploys the site: at every change, and after each midnight. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { utcOffset } from '#packages/time/utc-offset.ts';
import type { Deployment } from './engines/host.ts';
import { hosts } from './engines/hosts.ts';
import type { SiteHost } from './site-hosts.ts';

type GitHost = 'github' | 'gitlab';

const node = '24';
const build = ['npm ci', 'npm run build', 'npm run keep-assets -- kept-assets'];
// In minutes: after midnight, when everybody's jobs start.
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

type Plan = { branch: string; timeZone: string; year: number };

function onGitHub({ secrets, commands, env }: Deployment, { branch, timeZone, year }: Plan): Workflow {
  const code = [
    { uses: 'actions/checkout@v5', with: { 'fetch-depth': 0 } },
    { uses: 'actions/setup-node@v5', with: { 'node-version': node } },
  ];
  const workflow = {
    name: 'deploy',
    on: {
      push: { branches: [branch] },
      schedule: cronTimes(timeZone, year).map((cron) => ({ cron })),
      workflow_dispatch: {},
    },
    permissions: { contents: 'read' },
    concurrency: { group: 'deploy' },
    jobs: {
      test: { 'runs-on': 'ubuntu-latest', steps: [...code, { run: 'npm test' }] },
      deploy: {
        needs: 'test',
        'runs-on': 'ubuntu-latest',
        env: { SITE_STAGE: 'production', ...env },
        steps: [
          ...code,
          {
            uses: 'actions/cache@v4',
            with: { path: 'kept-assets', key: 'assets-${{ github.run_id }}', 'restore-keys': 'assets-' },
          },
          ...build.map((run) => ({ run })),
          {
            run: commands.join('\n'),
            env: Object.fromEntries(Object.keys(secrets).map((name) => [name, `\${{ secrets.${name} }}`])),
          },
        ],
      },
    },
  };
  return {
    file: '.github/workflows/deploy.yml',
    text: stringify(workflow, { lineWidth: 0, aliasDuplicateObjects: false }),
    secrets,
    steps: [
      'Settings > Secrets and variables > Actions > New repository secret, for each of these:',
      'To try it: Actions > deploy > Run workflow.',
    ],
  };
}

function onGitLab({ secrets, commands, env }: Deployment, { branch, timeZone }: Plan): Workflow {
  const image = `node:${node}-bookworm`;
  const pipeline = {
    stages: ['test', 'deploy'],
    variables: { GIT_DEPTH: 0 },
    test: { stage: 'test', image, script: ['npm test'] },
    deploy: {
      stage: 'deploy',
      image,
      rules: [{ if: '$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH' }],
      resource_group: 'deploy',
      variables: { SITE_STAGE: 'production', ...env },
      cache: { key: 'assets', paths: ['kept-assets/'] },
      script: [
        ...(commands.some((each) => each.startsWith('rsync'))
          ? ['apt-get update -qq && apt-get install -qq rsync openssh-client']
          : []),
        ...build,
        ...commands,
      ],
    },
  };
  return {
    file: '.gitlab-ci.yml',
    text: stringify(pipeline, { lineWidth: 0, aliasDuplicateObjects: false }),
    secrets,
    steps: [
      'Settings > CI/CD > Variables > Add variable (masked, protected), for each of these:',
      `Build > Pipeline schedules > New schedule: interval ${afterMidnight} 0 * * *, time zone ${timeZone}, branch ${branch}.`,
    ],
  };
}

/** `plan` has the branch to deploy, the zone whose midnight begins a day, and a year to look up changes of its clocks. */
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
