export type Measure = {
  name: string;
  /** By the site's name: each returns all figures of one run. A site that can't do it has none. */
  of: Partial<Record<string, () => Promise<Record<string, number>>>>;
};

/** The values of all runs, by figure and site. */
type Figures = Record<string, Record<string, number[]>>;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2;
}

/** Of medians, unless the values of either are further apart than the medians. */
function ratio(ours: readonly number[], others: readonly number[]): string {
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const [own, other] = [median(ours), median(others)];
  if (Math.min(ours.length, others.length) < 3) return 'too few runs';
  if (own === other && spread(ours) + spread(others) === 0) return 'the same';
  if (Math.max(spread(ours), spread(others)) >= Math.abs(own - other)) return "can't tell";
  return other === 0 ? 'of nothing' : (own / other).toFixed(3);
}

/** Until the moment `until` (by `performance.now()`), or for `runs`. A measurement that fails does not end the others. */
export async function takeTurns(
  measures: readonly Measure[],
  { until, runs }: { until: number; runs: number },
): Promise<Figures> {
  const figures: Figures = {};
  for (let turn = 0; turn < runs; turn += 1)
    for (const { name, of } of measures) {
      // In alternating order, so that what is warm favors none.
      const sites = turn % 2 === 0 ? Object.entries(of) : Object.entries(of).toReversed();
      for (const [site, measure] of sites) {
        if (performance.now() > until) return figures;
        try {
          for (const [figure, value] of Object.entries((await measure?.()) ?? {}))
            ((figures[`${name}, ${figure}`] ??= {})[site] ??= []).push(value);
        } catch (error) {
          console.warn(`${name}, ${site}: ${String(error).split('\n')[0]}`);
        }
      }
    }
  return figures;
}

function cell(values: readonly number[]): string {
  if (values.length === 0) return '';
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map((value) =>
    Number(value.toFixed(value < 10 ? 2 : 0)),
  );
  return `${middle} (${least}–${most})`;
}

/** Medians with the least and the most of each site, and how ours compares with the others. */
export function figureRows(figures: Figures): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(figures).map(([name, { site = [], ...others }]) => [
      name,
      {
        runs: String(site.length),
        site: cell(site),
        ...Object.fromEntries(
          Object.entries(others).flatMap(([other, values]) => [
            [other, cell(values)],
            [`site / ${other}`, ratio(site, values)],
          ]),
        ),
      },
    ]),
  );
}
