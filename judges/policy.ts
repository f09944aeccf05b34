/** What the Content-Security-Policy of the site's servers makes browsers refuse. */
import { trueOf } from '#packages/site/true-of.ts';
import type { Fault } from '#packages/content/reading/mistakes.ts';
import { attributesOf, pageFaults, type JudgedDocument, type Output } from './output.ts';

const toFetch = [
  ['link:not([rel=canonical]):not([rel=alternate])', 'href'],
  ['[src]', 'src'],
  ['[srcset]', 'srcset'],
  ['[data]', 'data'],
  ['[poster]', 'poster'],
  ['[ping]', 'ping'],
  ['use, image', 'href'],
] as const;

/** The addresses of other sites that a document makes the browser fetch, from elements and CSS. */
function foreignAddresses({ root, html }: JudgedDocument): string[] {
  const inElements = toFetch.flatMap(([selector, name]) => attributesOf(root, selector, name));
  const inStyles = Array.from(
    html.matchAll(/(?:url\(\s*["']?|@import\s+["'])([^"')]*)/g),
    ([, address = '']) => address,
  );
  return [...inElements, ...inStyles].filter((address) => address && !/^(?:#|\/(?!\/))/.test(address));
}

function refusedIn(document: JudgedDocument): string[] {
  const { root } = document;
  // JSON and JSON-LD are data, and are not executed.
  const inline = root.querySelector('script:not([type$=json]):not([src])');
  const attributes = root.querySelectorAll('*').flatMap((element) => Object.keys(element.attributes));
  const unsafe = new Set(attributes.filter((name) => /^(?:on.+|style)$/i.test(name)));
  const embedded = root.querySelectorAll(
    'iframe, object, embed, base, meta[http-equiv], link[rel=stylesheet]',
  );
  const links = attributesOf(root, '[href]', 'href');
  return [
    ...trueOf({ 'a script that is written in the page': inline !== null }),
    ...[...unsafe].map((name) => `the attribute ${name}`),
    ...trueOf({ 'a link that is a script': links.some((href) => /javascript:/i.test(href)) }),
    ...embedded.map(({ rawTagName }) => `an element <${rawTagName}> that embeds something else`),
    ...foreignAddresses(document).map((address) => `a file of another site: ${address}`),
  ];
}

export function judgePolicy(output: Output): Fault[] {
  return [...output.documents.values()].flatMap((document) => {
    const reasons = refusedIn(document).map(
      (refused) =>
        `has ${refused}, which browsers refuse, as the site’s rules demand (hosting/security-headers.ts)`,
    );
    return pageFaults(output, document, reasons, 'leave it out');
  });
}
