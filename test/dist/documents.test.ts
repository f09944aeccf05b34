import { describe, expect, test } from 'vitest';
import { everyDocument, facts, metaOf, textOf, type BuiltPage } from './site.ts';

function metaElement(page: BuiltPage, name: string): string | undefined {
  return page.root.querySelector(`meta[name=${name}]`)?.getAttribute('content');
}

function titleOf(page: BuiltPage): string {
  return page.root.querySelector('head > title')?.text ?? '';
}

describe.each(everyDocument.map((page) => ({ ...page, name: page.file })))('$name', (page) => {
  const { root, locale } = page;
  const meta = metaOf(page);

  test('is one HTML document in its language', () => {
    expect(page.html).toMatch(/^<!doctype html>\n<html /);
    expect(root.querySelector('html')?.getAttribute('lang')).toBe(locale.code);
    expect(root.querySelectorAll('head > meta[charset="utf-8"]')).toHaveLength(1);
  });

  test('has the title and the description of its words', () => {
    expect(root.querySelectorAll('title').filter((title) => title.closest('svg') === null)).toHaveLength(1);
    expect(titleOf(page)).toBe(meta.title);
    expect(titleOf(page).length).toBeLessThanOrEqual(60);
    expect(root.querySelectorAll('meta[name=description]')).toHaveLength(1);
    expect(metaElement(page, 'description')).toBe(meta.description);
    expect(meta.description.length).toBeLessThanOrEqual(155);
  });

  test('has one h1 and no skipped heading level', () => {
    const headings = root.querySelectorAll('h1, h2, h3, h4, h5, h6');
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(jumps).toEqual([]);
    expect(headings.filter((heading) => textOf(heading) === '')).toEqual([]);
  });

  test('has each landmark of the frame once', () => {
    for (const landmark of ['header', 'main', 'footer']) {
      expect(root.querySelectorAll(`#root > ${landmark}`), landmark).toHaveLength(1);
    }
  });

  test('has its own canonical address and link preview, unless it is a not-found page', () => {
    const canonicals = root.querySelectorAll('link[rel=canonical]').map((link) => link.getAttribute('href'));
    const isNotFound = page.page === 'not-found';
    expect(canonicals).toEqual(isNotFound ? [] : [new URL(page.address, facts.siteUrl).href]);
    expect(metaElement(page, 'robots')).toBe(isNotFound ? 'noindex' : undefined);
    const previews = root.querySelectorAll('meta[property="og:url"], link[rel=alternate]');
    expect(previews.length > 0).toBe(!isNotFound);
  });
});

test('no two pages share a title or a description', () => {
  for (const of of [titleOf, (page: BuiltPage) => metaElement(page, 'description')]) {
    expect(new Set(everyDocument.map(of)).size).toBe(everyDocument.length);
  }
});
