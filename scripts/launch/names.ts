import { reservedHost, standInBrand } from '#packages/content/checks/launch.ts';
import { good, stop, type ReportLine } from './report.ts';

// A host name, in a URL or by itself.
const host = /(?<![\w.@-])(?:[\w-]+\.)+[a-z]{2,}(?![\w-])/gi;
const entry = /^[\s"']*([\w-]+)["']?\s*[:=]/;

// Remedies for files where editing the line is not enough.
const sources: Readonly<Record<string, string>> = {
  'wrangler.jsonc': 'change "name" in package.json and run npm run hosting',
  'package.json': 'write yours, then run npm install',
};

/** Finds the placeholder brand and reserved domains on a line. The sites of the tests keep their names. */
function standInsOn(line: string): string[] {
  if (line.includes('test/sites/')) return [];
  const brands = line.match(new RegExp(standInBrand, 'gi')) ?? [];
  return [...brands, ...(line.match(host) ?? []).filter((name) => reservedHost.test(name))];
}

/** Reports placeholders in the files that name the project and its hosts, one finding per line. */
export function checkNames(files: Readonly<Record<string, string>>): ReportLine[] {
  return Object.entries(files).flatMap(([file, text]) => {
    const found = text.split('\n').flatMap((line, index) => {
      const [first] = standInsOn(line);
      if (first === undefined) return [];
      const [, path] = entry.exec(line) ?? [];
      const at = path === undefined ? { line: index + 1 } : { path };
      return stop({ file, ...at }, `"${first}" is a placeholder`, sources[file] ?? 'write yours');
    });
    return found.length > 0 ? found : good({ file }, 'names no placeholder');
  });
}
