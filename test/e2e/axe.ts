import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** axe without frames support, which would open a tab for each run. */
export function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}
