import { describe, expect, test } from 'vitest';
import { pageStyles, splitLayers } from './page-styles.ts';

const documents = ['<main class="a0"><a href="/">One</a></main>', '<main class="a0 a1">Uno</main>'];
const styles = (css: string) => pageStyles(css, documents);

describe('drops', () => {
  test.each([
    ['a class that no document has', '.b0{color:red}'],
    ['an element that no document has', 'table{color:red}'],
    ['rules nested in either', '.b0{&:hover{color:red}& a{color:red}}'],
    ['an attribute of texts that no document has', '.a0 [data-align=right]{color:red}'],
    ['an unused animation', '@keyframes b{to{opacity:0}}'],
  ])('%s', async (_, css) => {
    expect(await styles(`.a0{top:0}${css}`)).not.toMatch(/red|opacity/);
  });
});

describe('keeps', () => {
  test.each([
    ['a class of one language only', '.a1{color:red}'],
    ['nested states', '.a0{&:hover{color:red}&:not(.b0){top:0}}'],
    ['attributes that a script sets', ':root[data-theme=dark]{color:red}.a0[data-open]{top:0}'],
    ['states without an element', ':focus-visible{outline:solid}'],
    ['media queries', '@media (width<40rem){.a0{top:0}}'],
    ['the order of the layers', '@layer base,pages;@layer pages{.a0{top:0}}'],
    ['an animation that is used', '.a0{animation:b 1s}@keyframes b{to{opacity:0}}'],
    ['custom properties, read or not', '.a0{--read:red;--unread:red;color:var(--read,var(--c))}'],
  ])('%s', async (_, css) => {
    expect(await styles(css)).toBe(css);
  });
});

describe('splits off the layers that every document inlines whole', () => {
  const order = '@layer reset, base, pages;\n';

  test('moves all of their rules, and no others, behind the order', () => {
    const css =
      '@layer pages{.a0{top:0}}@layer base{a{top:0}}.a0{top:0}@layer base{@media print{a{top:2px}}}';
    expect(splitLayers(css, order)).toEqual({
      common: '@layer reset, base, pages;@layer base{a{top:0}}@layer base{@media print{a{top:2px}}}',
      rest: '@layer pages{.a0{top:0}}.a0{top:0}',
    });
  });

  test('throws for a stylesheet without them, and for a layer without a place', () => {
    expect(() => splitLayers('@layer pages{.a0{top:0}}', order)).toThrow('none of the layers');
    expect(() => splitLayers('@layer page{.a0{top:0}}', order)).toThrow('no layer "page"');
  });
});
