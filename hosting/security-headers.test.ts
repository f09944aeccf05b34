import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { commonHeaders, documentHeaders } from './security-headers.ts';

const styles = ["'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"];
const headers = documentHeaders({ styles });
const policy = headers['Content-Security-Policy'] ?? '';

/** Returns the findings of Google's CSP Evaluator with at least "high maybe" severity. */
function findings(text: string): string[] {
  return new CspEvaluator(new CspParser(text).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.HIGH_MAYBE)
    .map(({ directive, description }) => `${directive}: ${description}`);
}

test('CSP Evaluator reports no serious finding', () => {
  expect(findings(policy)).toEqual([]);
});

test.each([
  "default-src 'none'",
  "script-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
])('the policy contains exactly %s', (directive) => {
  expect(policy.split('; ')).toContain(directive);
});

test('the policy allows nothing unsafe and no other origin', () => {
  expect(policy).not.toMatch(/unsafe|https?:|\*|data:|blob:/);
});

test('a form that posts may reach the origin of its endpoint, and nothing else changes', () => {
  const origin = 'https://forms.example.org';
  const posting = documentHeaders({ styles, formOrigins: [origin] });
  const changed = policy
    .replace("connect-src 'self'", `connect-src 'self' ${origin}`)
    .replace("form-action 'none'", `form-action 'self' ${origin}`);
  expect(posting).toEqual({ ...headers, 'Content-Security-Policy': changed });
  expect(findings(changed)).toEqual([]);
});

test('every browser feature is denied except writing to the clipboard', () => {
  const features = headers['Permissions-Policy']?.split(', ') ?? [];
  expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual(['clipboard-write=(self)']);
  expect(new Set(features).size).toBe(features.length);
});

test('Strict-Transport-Security has its full value and can be overridden', () => {
  expect(commonHeaders()['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains; preload');
  expect(commonHeaders('max-age=300')['Strict-Transport-Security']).toBe('max-age=300');
  expect(() => commonHeaders('max-age="1"; x')).toThrow('SITE_HSTS is max-age="1"; x, and must be');
});

test.each([
  ['X-Content-Type-Options', 'nosniff', commonHeaders()],
  ['Cross-Origin-Resource-Policy', 'same-origin', commonHeaders()],
  ['Referrer-Policy', 'strict-origin-when-cross-origin', headers],
])('%s is %s', (name, value, sent) => {
  expect(sent).toMatchObject({ [name]: value });
});
