import { heavyParts } from './page-weight.ts';
import type { Finding } from './finding.ts';
import type { Output } from './output.ts';

/** Finds pages that are heavier than a visitor should wait for, as the build has measured them. */
export function judgeWeights({ weights }: Output): Finding[] {
  return weights.flatMap((weight) =>
    heavyParts(weight).map((heavy) => ({ where: weight.address, ...heavy })),
  );
}
