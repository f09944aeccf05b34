import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each([
  ['/no/browser', 'there is no such file'],
  [process.execPath, 'bad option'],
])('says in one sentence what to do about a CHROME_PATH that is no browser: %s', (path, reason) => {
  const script = `import { installBrowser } from './scripts/browser.mjs'; await installBrowser();`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, CHROME_PATH: path },
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(
    /^The browser .* does not start .*: install Chrome or Chromium, or set CHROME_PATH .*\n$/,
  );
  expect(stderr).toContain(`${path} does not start`);
  expect(stderr).toContain(reason);
});
