import { expect } from 'vitest';
import type { Journey } from '../journey.ts';

export const paper: Journey[] = ['/services', '/plan'].map((address) => ({
  title: `${address} can be printed`,
  needs: 'print',
  go: async ({ visitor, visit }) => {
    await visit(address);
    const pdf = (await visitor.print?.())?.toString('latin1');
    expect(pdf).toMatch(/^%PDF-/);
    const sheets = pdf?.match(/\/Type\s*\/Page\b/g)?.length;
    // Some engines compress the list of sheets.
    if (sheets !== undefined) expect(sheets).toBeLessThanOrEqual(8);
  },
}));
