import { expect, test } from 'vitest';
import { twoDayOffices } from './offices.ts';

const client = { side: 'client' } as const;
const delivery = { side: 'delivery' } as const;

test.each([
  ['a pair', [client, delivery], { client, delivery }],
  ['one office, of either side, and the visitor', [client], { delivery: client }],
  ['two offices of one side', [client, client], undefined],
  ['three offices', [client, delivery, delivery], undefined],
])('of %s, two days overlap or each office has a row', (_, offices, expected) => {
  expect(twoDayOffices(offices)).toEqual(expected);
});
