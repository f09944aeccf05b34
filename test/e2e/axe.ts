import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The judge of axe, for a page without frames: what gathers findings from frames would open a tab for each question. */
export function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}
