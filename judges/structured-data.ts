import type { Finding } from './finding.ts';
import { leadsSomewhere } from './links.ts';
import type { JudgedDocument, Output } from './output.ts';
import { mistakes, type Node } from './schema-vocabulary.ts';

// Codes, whose meaning the site states in words.
const codes: ReadonlySet<string> = new Set([
  '@type',
  '@id',
  'inLanguage',
  'availableLanguage',
  'addressCountry',
  'contactType',
]);

/** Returns every text of a graph, with the name of its property. A country's name is known without being said. */
function texts(value: unknown, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  if (Array.isArray(value)) return value.flatMap((item) => texts(item, key));
  if (typeof value !== 'object' || value === null || Reflect.get(value, '@type') === 'Country') return [];
  return Object.entries(value).flatMap(([name, item]) => texts(item, name));
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Returns the texts of a page, of its head, and of its links to write and to call, which say what the data says. */
function saidBy({ root }: JudgedDocument): string {
  const head = root
    .querySelectorAll('head > meta[content]')
    .map((meta) => meta.getAttribute('content') ?? '');
  const links = root
    .querySelectorAll('a[href^="tel:"], a[href^="mailto:"]')
    .map((link) => link.getAttribute('href') ?? '');
  const parts = [
    root.querySelector('body')?.textContent ?? '',
    root.querySelector('title')?.text ?? '',
    ...head,
    ...links,
  ];
  return onOneLine(parts.join('\n'));
}

function faultsOf(output: Output, graph: readonly Node[], said: string): string[] {
  const own = (address: string) => address.startsWith(`${output.origin}/`) || address === output.origin;
  const isDead = (address: string) =>
    own(address) && !leadsSomewhere(output, address.slice(output.origin.length) || '/');
  const ids = new Set(graph.map((node) => node['@id']));
  const dates = /^\d{4}-\d\d-\d\d/;
  return texts(graph).flatMap(([key, text]) => {
    if (key === '@id')
      return ids.has(text) || !isDead(text) ? [] : [`refers to ${text}, which does not exist`];
    if (/^https?:/.test(text)) return isDead(text) ? [`names ${text}, which does not exist`] : [];
    if (codes.has(key) || dates.test(text)) return [];
    const isSaid = text.split('\n\n').every((paragraph) => said.includes(onOneLine(paragraph)));
    return isSaid ? [] : [`says “${text}” (${key}), and no page does`];
  });
}

type Data = { '@context'?: string; '@graph'?: Node[] };

function read(json: string): Data | undefined {
  try {
    return JSON.parse(json) as Data;
  } catch {
    return undefined;
  }
}

/** Finds what search engines could not use, or what they would be told otherwise than visitors. */
export function judgeStructuredData(output: Output): Finding[] {
  const said = [...output.documents.values()].map(saidBy).join('\n');
  const toDo =
    'rebuild the site; what stays is a mistake of its code (generate/documents/head/structured-data/)';
  return [...output.documents.values()].flatMap(({ address, root }) =>
    root.querySelectorAll('script[type="application/ld+json"]').flatMap(({ innerHTML }) => {
      const data = read(innerHTML);
      const graph = data?.['@graph'] ?? [];
      const found = [
        ...(data?.['@context'] === 'https://schema.org' ? [] : ['is not written in the terms of schema.org']),
        ...graph.flatMap((node) => mistakes(node, graph)),
        ...faultsOf(output, graph, said),
      ];
      return found.map((what) => ({ where: address, what: `its data for search engines ${what}`, toDo }));
    }),
  );
}
