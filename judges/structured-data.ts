import type { Fault } from '#packages/content/reading/mistakes.ts';
import { isDead } from './links.ts';
import { attributesOf, textOf, type JudgedDocument, type Output } from './output.ts';

/** The compiler checks types and properties against schema.org where the data is made. */
export type Node = { '@type'?: string; '@id'?: string; [property: string]: unknown };

// Codes, whose meaning the site states in words.
const codes: ReadonlySet<string> = new Set([
  '@type',
  '@id',
  'inLanguage',
  'availableLanguage',
  'addressCountry',
  'addressRegion',
  'contactType',
]);

/** Without the names of countries, which need not be said on the page. */
function texts(value: unknown, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  if (Array.isArray(value)) return value.flatMap((item) => texts(item, key));
  if (typeof value !== 'object' || value === null || Reflect.get(value, '@type') === 'Country') return [];
  return Object.entries(value).flatMap(([name, item]) => texts(item, name));
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

/** The texts of a page, of its head, and of its links to write and to call, which say what the data says. */
function saidBy({ root }: JudgedDocument): string {
  const head = attributesOf(root, 'head > meta', 'content');
  const links = attributesOf(root, 'a[href^="tel:"], a[href^="mailto:"]', 'href');
  return onOneLine([textOf(root, 'body'), textOf(root, 'title'), ...head, ...links].join('\n'));
}

function faultsOf(output: Output, graph: readonly Node[], said: string): string[] {
  const ids = new Set(graph.map((node) => node['@id']));
  const dates = /^\d{4}-\d\d-\d\d/;
  return texts(graph).flatMap(([key, text]) => {
    if (key === '@id')
      return ids.has(text) || !isDead(output, text) ? [] : [`refers to ${text}, which does not exist`];
    if (/^https?:/.test(text)) return isDead(output, text) ? [`names ${text}, which does not exist`] : [];
    if (codes.has(key) || dates.test(text)) return [];
    const isSaid = text.split('\n\n').every((paragraph) => said.includes(onOneLine(paragraph)));
    return isSaid ? [] : [`says “${text}” (${key}), and no page does`];
  });
}

type Data = { '@context'?: string; '@graph'?: Node[] };

function read(json: string): Data | undefined {
  try {
    const data: Data = JSON.parse(json);
    return data;
  } catch {
    return undefined;
  }
}

export function judgeStructuredData(output: Output): Fault[] {
  const said = [...output.documents.values()].map(saidBy).join('\n');
  const toDo =
    'rebuild the site; what stays is a mistake of its code (generate/documents/head/structured-data/)';
  return [...output.documents.values()].flatMap(({ address, root }) =>
    root.querySelectorAll('script[type="application/ld+json"]').flatMap(({ innerHTML }) => {
      const data = read(innerHTML);
      const graph = data?.['@graph'] ?? [];
      const found = [
        ...(data?.['@context'] === 'https://schema.org' ? [] : ['is not written in the terms of schema.org']),
        ...faultsOf(output, graph, said),
      ];
      return found.map((what) => ({ file: address, reason: `its data for search engines ${what}`, toDo }));
    }),
  );
}
