import { describe, expect, test } from 'vitest';
import { everyDocument, facts } from './site.ts';

/** Returns the addresses that a document makes the browser fetch, from elements and CSS. */
function requests({ root, html }: (typeof everyDocument)[number]): string[] {
  const attributes = [
    ['link:not([rel=canonical]):not([rel=alternate])', 'href'],
    ['[src]', 'src'],
    ['[srcset]', 'srcset'],
    ['[data]', 'data'],
    ['[poster]', 'poster'],
    ['[action]', 'action'],
    ['[formaction]', 'formaction'],
    ['[ping]', 'ping'],
    ['use, image', 'href'],
  ] as const;
  const inElements = attributes.flatMap(([selector, name]) =>
    root.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? ''),
  );
  const inStyles = Array.from(
    html.matchAll(/url\(\s*["']?([^"')]*)|@import\s+["']([^"']*)/g),
    (match) => match[1] ?? match[2] ?? '',
  );
  return [...inElements, ...inStyles].filter(Boolean);
}

describe.each(everyDocument.map((page) => ({ ...page, name: page.file })))('$name', (page) => {
  test('has no inline script or event handler', () => {
    // JSON and JSON-LD are data and are not executed.
    const scripts = page.root.querySelectorAll('script:not([type$=json])');
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      expect(script.getAttribute('src')).toMatch(/^\/assets\//);
      expect(script.text).toBe('');
    }
    const handlers = page.root
      .querySelectorAll('*')
      .flatMap((element) => Object.keys(element.attributes).filter((name) => /^on/i.test(name)));
    expect(handlers).toEqual([]);
    expect(page.html).not.toMatch(/javascript:/i);
  });

  test('has e-mail addresses only where Cloudflare is told to leave them alone', () => {
    const [open, close] = ['<body>\n<!--email_off-->', '<!--/email_off-->'].map((each) =>
      page.html.indexOf(each),
    );
    const others = page.html.slice(page.html.indexOf('</head>'), open) + page.html.slice(close);
    expect(page.html.slice(open, close)).toContain(`mailto:${facts.email}`);
    expect(others.replaceAll(/<script.*?<\/script>/gs, '')).not.toContain('@');
  });

  test('names every status region', () => {
    const names = page.root.querySelectorAll('output').map((output) => {
      const id = output.getAttribute('aria-labelledby');
      return output.getAttribute('aria-label') ?? (id && page.root.querySelector(`#${id}`)?.text) ?? '';
    });
    expect(names).not.toContain('');
  });

  test('uses only classes of its stylesheet', () => {
    const styles = page.root.querySelector('style')?.text ?? '';
    const classes = page.root
      .querySelectorAll('[class]')
      .flatMap((element) => [...element.classList.values()]);
    expect(classes.length).toBeGreaterThan(0);
    const unnamed = new Set(classes).difference(new Set(styles.match(/(?<=\.)[_a-z-][\w-]*/gi)));
    expect([...unnamed]).toEqual([]);
  });

  test('has one inlined stylesheet and no style attributes', () => {
    expect(page.root.querySelectorAll('style')).toHaveLength(1);
    expect(page.root.querySelectorAll('head > style')).toHaveLength(1);
    expect(page.root.querySelectorAll('link[rel=stylesheet]')).toEqual([]);
    expect(page.root.querySelectorAll('[style]').map(String)).toEqual([]);
  });

  test('fetches nothing from other origins, and posts to none but the one in the settings', () => {
    const addresses = requests(page);
    expect(addresses.some((address) => address.endsWith('.woff2'))).toBe(true);
    const others = addresses.filter((address) => !/^(?:#|\/(?!\/))/.test(address));
    const { contactEndpoint } = facts;
    expect(others).toEqual(page.root.querySelector('form') && contactEndpoint ? [contactEndpoint] : []);
    expect(page.root.querySelectorAll('iframe, object, embed, base, meta[http-equiv]')).toEqual([]);
  });
});
