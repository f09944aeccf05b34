import { decodeAddress } from '#packages/site/addresses.ts';
import { writtenCodes } from '#packages/content/written-languages.ts';
import { deadLinks, describeDeadLinks as describeLinks } from '#judges/links.ts';
import { readOutput } from '#judges/output.ts';
import { fileOfText, textNames, readableContent } from '../content/content-files.ts';
import { currentContent } from '../content/content.ts';
import { fileOf } from '../content/place.ts';
import { whereOf } from '../content/path-label.ts';
import { allFields } from '../words/fields.ts';

function placesOf(root: string, href: string): string[] {
  const hash = decodeAddress(href.split('#')[1] ?? '');
  const fields = allFields(currentContent(root)).flatMap(({ file, path, values }) =>
    values
      .filter(({ value }) => hash !== '' && value === hash)
      .map(({ locale }) => whereOf(fileOf(file, locale), path.join('.'))),
  );
  const files = writtenCodes.flatMap((code) => textNames(root, code).map((name) => fileOfText(code, name)));
  const texts = files
    .filter((file) => readableContent(root, file)?.includes(`](${href}`))
    .map((file) => whereOf(file, ''));
  return [...new Set([...fields, ...texts])];
}

export function describeDeadLinks(root: string): string[] {
  const all = Map.groupBy(deadLinks(readOutput(root)), ({ href }) => href);
  return [...all].map(([href, links]) => {
    const places = placesOf(root, href);
    return `${describeLinks(links)}${places.length > 0 ? ` It is written in ${places.join('; ')}.` : ''}`;
  });
}
