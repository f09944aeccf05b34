/** A figure before and after, and the lengths of both bars in per cent of the longer one. */
export type BeforeAfter = {
  key: string;
  label: string;
  before: string;
  after: string;
  shares: readonly [before: number, after: number];
};

export function sharesOf({ before, after }: { before: number; after: number }): [number, number] {
  const most = Math.max(before, after);
  return most === 0 ? [0, 0] : [(before / most) * 100, (after / most) * 100];
}
