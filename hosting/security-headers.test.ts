import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { commonHeaders, documentHeaders, fullTransportSecurity } from './security-headers.ts';
import { styleSource } from './rules.ts';

const headers = documentHeaders([styleSource('a{}')]);
const policy = headers['Content-Security-Policy'] ?? '';

/** What Google's evaluator finds, from "high maybe" on upward, as sentences. */
function findings(text: string): string[] {
  return new CspEvaluator(new CspParser(text).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.HIGH_MAYBE)
    .map(({ directive, description }) => `${directive}: ${description}`);
}

test("Google's evaluator finds nothing above a maybe", () => {
  expect(findings(policy)).toEqual([]);
});

test('the evaluator does find a hole', () => {
  expect(findings(policy.replace("script-src 'self'", "script-src 'unsafe-inline'"))).not.toEqual([]);
});

test.each([
  "default-src 'none'",
  "script-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
])('the policy says %s, and no more of it', (directive) => {
  expect(policy.split('; ')).toContain(directive);
});

test('nothing is unsafe, and no other origin is allowed', () => {
  expect(policy).not.toMatch(/unsafe|https?:|\*|data:|blob:/);
});

test('every browser feature is denied, but for copying an address', () => {
  const features = headers['Permissions-Policy']?.split(', ') ?? [];
  expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual(['clipboard-write=(self)']);
  expect(new Set(features).size).toBe(features.length);
});

test('transport security is whole, and can be held back', () => {
  expect(commonHeaders()['Strict-Transport-Security']).toBe(fullTransportSecurity);
  expect(commonHeaders('max-age=300')['Strict-Transport-Security']).toBe('max-age=300');
});
