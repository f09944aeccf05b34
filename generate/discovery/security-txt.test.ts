import { assert, date, property } from 'fast-check';
import { expect, test } from 'vitest';
import { securityExpiry } from './security-txt.ts';

const day = 86_400_000;
const dates = date({ min: new Date('2025-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });

test('whatever the build date, is valid for at least ten months and less than a year', () => {
  assert(
    property(dates, (now) => {
      const days = (securityExpiry(now).getTime() - now.getTime()) / day;
      expect(days).toBeGreaterThan(300);
      expect(days).toBeLessThan(365);
    }),
  );
});
