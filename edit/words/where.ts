import { writtenLanguages } from '#generate/content/written-languages.ts';
import { articleLabel, pageLabel } from './labels.ts';
import { pathLabel } from './path-label.ts';

/**
 * Describes a place of the content in words: 'Home › Statistic 3 › Label, Español'.
 *
 * @param file relative to `content/`, as in 'es/home.yaml'
 * @param key dotted, as in 'stats.2.label'; empty for the whole file
 */
export function whereOf(file: string, key: string): string {
  const [, locale = '', name = file] = /^(?:([\w-]+)\/)?([^.]+)\.(?:yaml|md)$/.exec(file) ?? [];
  const path = key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const page = file.endsWith('.md') ? articleLabel(file) : pageLabel(name);
  const language = writtenLanguages.find(({ code }) => code === locale)?.name;
  const place = [page, key && pathLabel(name, path)].filter(Boolean).join(' › ');
  return language ? `${place}, ${language}` : place;
}
