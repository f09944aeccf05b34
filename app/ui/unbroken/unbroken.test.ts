import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { unbroken } from './unbroken.tsx';

test.each([
  ['at 30–50% lower cost', 'at <span class="unbroken">30–50%</span> lower cost'],
  ['ready in 1–2 weeks.', 'ready in <span class="unbroken">1–2</span> weeks.'],
  ['un 30-50 % menos', 'un <span class="unbroken">30-50</span> % menos'],
  ['a well-kept 50%', 'a well-kept 50%'],
])('keeps the range of "%s" on one line', (text, html) => {
  expect(renderToStaticMarkup(createElement('p', null, unbroken(text)))).toBe(`<p>${html}</p>`);
});
