import { decodeAddress } from '#packages/site/addresses.ts';
import { deadLinks, describeDeadLinks as describeLinks } from '#judges/links.ts';
import { readOutput } from '#judges/output.ts';
import { currentContent } from '../content/content.ts';
import { fileOf, isTextName } from '../content/place.ts';
import { whereOf } from '../content/path-label.ts';
import { allTexts } from '../words/all-texts.ts';

function placesOf(root: string, href: string): string[] {
  const hash = decodeAddress(href.split('#')[1] ?? '');
  const content = currentContent(root);
  const places = allTexts(content)
    .filter(({ at, text }) =>
      isTextName(at.file) ? text.includes(`](${href}`) : hash !== '' && text === hash,
    )
    .map(({ at, kind }) =>
      whereOf(fileOf(at.file, at.locale), kind === 'markdown' ? '' : at.path.join('.'), content.source),
    );
  return [...new Set(places)];
}

export function describeDeadLinks(root: string): string[] {
  const all = Map.groupBy(deadLinks(readOutput(root)), ({ href }) => href);
  return [...all].map(([href, links]) => {
    const places = placesOf(root, href);
    return `${describeLinks(links)}${places.length > 0 ? ` It is written in ${places.join('; ')}.` : ''}`;
  });
}
