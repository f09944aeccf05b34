import { reservedIn, standInBrand } from '#packages/content/checks/launch.ts';
import { good, stop, type ReportLine } from './report.ts';

const entry = /^[\s"']*([\w-]+)["']?\s*[:=]/;

/** The test sites keep their names. */
function standInsOn(line: string): string[] {
  if (line.includes('test/sites/')) return [];
  return [...(line.match(new RegExp(standInBrand, 'gi')) ?? []), ...reservedIn(line)];
}

/** Reports the first placeholder of each file. */
export function checkNames(files: Readonly<Record<string, string>>): ReportLine[] {
  return Object.entries(files).flatMap(([file, text]) => {
    const found = text
      .split('\n')
      .flatMap((line, index) => standInsOn(line).map((name) => ({ name, line, number: index + 1 })));
    const [first] = found;
    if (!first) return good({ file }, 'names no placeholder');
    const [, path] = entry.exec(first.line) ?? [];
    const at = path === undefined ? { line: first.number } : { path };
    const names = new Set(found.map(({ name }) => `“${name}”`));
    const reason = `has ${found.length === 1 ? 'a placeholder' : `${found.length} placeholders`}: ${[...names].join(', ')}`;
    return stop({ file, ...at }, reason, 'write yours');
  });
}
