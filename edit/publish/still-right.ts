import { git } from '#packages/history/git/git.ts';
import { trailer } from '#packages/history/translations/outdated.ts';
import type { OlderText } from '../words/outdated.ts';
import { problemHere } from './branch.ts';
import { fail, printed, step } from './published.ts';

const done = 'Noted. It is kept with the versions of the project, and sent the next time that you publish.';

/** Records that older texts are still right: in a commit without changes, so that it reaches every copy of the project. */
export const confirmTexts = step(async (root: string, texts: readonly OlderText[]) => {
  const problem = await problemHere(root);
  if (problem !== undefined) fail(problem);
  if (texts.length === 0) fail('These texts have changed. Look at the list again.');
  const lines = texts.map(
    ({ page, label, language }) => `- ${[page, label, language].filter(Boolean).join(', ')}`,
  );
  const trailers = texts.map(({ confirmation }) => `${trailer}: ${confirmation}`);
  const message = `Keep ${texts.length} ${texts.length === 1 ? 'text' : 'texts'}\n\n${lines.join('\n')}\n\n${trailers.join('\n')}\n`;
  printed(await git(root, 'commit', '--quiet', '--allow-empty', '--only', '-m', message));
  return { isGood: true, message: done };
});
