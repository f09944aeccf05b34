import { expect, test } from 'vitest';
import { splitSavings } from './split-savings.ts';

test.each([
  ['30–50% lower cost than onshore', '30–50% lower', 'cost than onshore'],
  ['50 % más velocidad', '50\u00a0% más', 'velocidad'],
  ['Half', 'Half', ''],
  [' \n\t ', '', ''],
  ['  6–8   shared\nhours\ta day ', '6–8 shared', 'hours a day'],
])('%j', (savings, figure, caption) => {
  expect(splitSavings(savings)).toEqual({ figure, caption });
});
