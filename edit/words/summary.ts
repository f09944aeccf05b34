import { capitalized, collectionOf, counted, isText, textNamed } from '../content/labels.ts';
import type { Reviewed } from '../publish/review.ts';

/** Changes with the same `of` count as one. */
type Counted = { what: string; many?: string; of: unknown };

const isOfContent = ({ file }: Reviewed) => file.startsWith('content/');

function countedAs(change: Reviewed): Counted {
  const { file, path, page, label, language, act, before, after, item, was, movedFrom } = change;
  const made = movedFrom ? 'moved' : label === 'New' || label === 'Removed' ? label.toLowerCase() : 'changed';
  const cameOrWent = before === undefined ? 'new' : 'removed';
  const done = was ? 'renamed' : (before === undefined) === (after === undefined) ? made : cameOrWent;
  if (item)
    return { what: `${done} ${item}`, many: `${done} ${item === 'person' ? 'people' : `${item}s`}`, of: act };
  const how = label.toLowerCase();
  if (act.startsWith('language ')) return { what: `language ${how}`, many: `languages ${how}`, of: act };
  if (isText(file) && path.length === 0) {
    const { one, many } = collectionOf(file).labels;
    // A text in two languages is one.
    const { collection, slug } = textNamed(file);
    return { what: `${made} ${one}`, many: `${made} ${many}`, of: `${collection}/${slug}` };
  }
  if (file.startsWith('content/media/')) return { what: `${made} picture`, of: file };
  if (file === 'content/logo.svg') return { what: 'changed logo', of: file };
  if (!isOfContent(change)) return { what: 'changed setting', of: page };
  if (language === '') return { what: `${done} fact`, many: `${done} facts and figures`, of: act };
  return { what: 'changed text', of: act };
}

/** Each act once. Settings count only if there is nothing else, because they follow from other changes. */
function countsOf(changes: readonly Reviewed[]) {
  const own = changes.filter(isOfContent);
  const all = (own.length > 0 ? own : changes).map(countedAs);
  const once = [...Map.groupBy(all, ({ of }) => of).values()].flatMap(([first]) => first ?? []);
  const groups = Map.groupBy(once, ({ what }) => what);
  return [...groups].map(([what, same]) => ({ what, many: same[0]?.many, count: same.length }));
}

export const countOf = (changes: readonly Reviewed[]): number =>
  countsOf(changes).reduce((sum, { count }) => sum + count, 0);

/** As in '3 new articles, 40 changed texts and 9 new pictures'. */
export function summaryOf(changes: readonly Reviewed[]): string {
  const parts = countsOf(changes).map(({ count, what, many }) => counted(count, what, many));
  return capitalized(new Intl.ListFormat('en').format(parts));
}

/** All changes of an act are together. Pictures and settings belong to no page. */
export function pagesOf(changes: readonly Reviewed[]): [page: string, acts: Reviewed[][]][] {
  const acts = Map.groupBy(changes, (each) => (isOfContent(each) ? each.act : `${each.page} ${each.label}`));
  const groups = Map.groupBy(acts.values(), ([{ file, page } = { file: '', page: '' }]) => {
    if (file.startsWith('content/media/')) return 'Pictures';
    return file.startsWith('content/') ? page : 'Settings';
  });
  return [...groups];
}
