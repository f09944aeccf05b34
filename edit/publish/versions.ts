import { git } from '#packages/history/git/git.ts';
import { isOwners } from '../content/site-files.ts';
import { reviewPrefix } from './branch.ts';

/** `date` is in ISO 8601. */
export type Version = { id: string; subject: string; by: string; date: string };

const most = 5;
// In commits that are looked through.
const depth = '30';

/** Of merges, only those of branches for review, which hosts name in the subject: any other has all that others have published. */
const isChange = (parents: string, subject: string) =>
  !parents.includes(' ') || new RegExp(String.raw`\b${reviewPrefix}\w`).test(subject);

/** Each with the files that it has changed. */
export async function commitsIn(root: string, ...options: string[]) {
  const format = '--format=%x01%H%x00%P%x00%s%x00%an%x00%cI%x00';
  const { output } = await git(root, 'log', ...options, '--name-only', '--relative', format);
  return output
    .split('\u0001')
    .slice(1)
    .map((each) => {
      const [id = '', parents = '', subject = '', by = '', date = '', names = ''] = each.split('\0');
      return { id, parents, subject, by, date, files: names.split('\n').filter(Boolean) };
    });
}

/** The last ones that changed nothing but what owners publish, the newest first. */
export async function listVersions(root: string): Promise<Version[]> {
  const commits = await commitsIn(root, '--first-parent', '--diff-merges=first-parent', '-n', depth);
  return (
    commits
      .filter(({ files }) => files.length > 0 && files.every(isOwners))
      // The first version has no earlier one to go back to.
      .filter(({ parents, subject }) => parents !== '' && isChange(parents, subject))
      .map(({ id, subject, by, date }) => ({ id, subject, by, date }))
      .slice(0, most)
  );
}
