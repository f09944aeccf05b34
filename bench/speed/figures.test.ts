import { expect, test, vi } from 'vitest';
import { figureRows, takeTurns } from './figures.ts';

/** What is measured of a site, whose runs have these times one after the other. */
const runs = (...times: number[]) => {
  const left = times.values();
  return async () => ({ ms: left.next().value ?? Number.NaN });
};

test.each([
  ['0.500', [50, 52, 48], [100, 101, 99]],
  // Within what two runs of one site differ by, a difference tells nothing.
  ["can't tell", [50, 80, 65], [70, 71, 72]],
  ["can't tell", [70, 70, 70], [70, 70, 71]],
  ['the same', [90, 90, 90], [90, 90, 90]],
  ['of nothing', [90, 90, 90], [0, 0, 0]],
  ['too few runs', [50, 50], [100, 100]],
])('says %s of %j and %j, with the least and the most of each', async (ratio, ours, others) => {
  const of = { site: runs(...ours), peer: runs(...others) };
  const figures = await takeTurns([{ name: '/', of }], { until: Infinity, runs: ours.length });
  expect(figureRows(figures)['/, ms']).toMatchObject({
    site: expect.stringContaining(`(${Math.min(...ours)}–${Math.max(...ours)})`),
    'site / peer': ratio,
  });
});

test('goes on with the others if one fails, until the time is over', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const order: string[] = [];
  const site = (name: string) => async () => {
    order.push(name);
    return {};
  };
  const broken = () => Promise.reject(new Error('no answer'));
  const measures = [{ name: '/', of: { site: site('site'), peer: site('peer'), broken } }];
  await takeTurns(measures, { until: Infinity, runs: 2 });
  expect(order).toEqual(['site', 'peer', 'peer', 'site']);
  expect(warn).toHaveBeenCalledWith('/, broken: Error: no answer');
  await takeTurns(measures, { until: 0, runs: 2 });
  expect(order).toHaveLength(4);
});
