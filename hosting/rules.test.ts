import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageAddress, pages } from '../app/site/pages.ts';
import { cacheControl, redirectTarget, securityHeaders, styleSource } from './rules.ts';

describe('redirectTarget', () => {
  test.each(pages.map(({ id }) => pageAddress(id)))('%s is right as it is', (address) => {
    expect(redirectTarget(address)).toBeUndefined();
  });

  test.each([
    ['/index.html', '/'],
    ['/index', '/'],
    ['/index/', '/'],
    ['/about/', '/about'],
    ['/about//', '/about'],
    ['/about.html', '/about'],
    ['/about.html/', '/about'],
    ['/about/index.html', '/about'],
    ['/es/', '/es'],
    ['/es/about.html', '/es/about'],
    ['//', '/'],
  ])('%s is %s', (path, target) => {
    expect(redirectTarget(path)).toBe(target);
  });

  test.each(['/assets/home-abc.js', '/a/b/c', '/html', '/reindex', '/about.htm', '/about.html.br', '/%2F'])(
    '%s stays',
    (path) => {
      expect(redirectTarget(path)).toBeUndefined();
    },
  );

  test('never leads to another host, nor in a circle', () => {
    const part = fc.constantFrom(
      '/',
      '//',
      'index',
      '.html',
      'about',
      '/index.html',
      'evil.example',
      '%5C',
      '.',
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        let path = `/${parts.join('')}`;
        for (let hops = 0; ; hops += 1) {
          const target = redirectTarget(path);
          if (target === undefined) break;
          expect(target).toMatch(/^\/(?!\/)/);
          expect(target.length).toBeLessThan(path.length);
          expect(hops).toBeLessThan(50);
          path = target;
        }
      }),
    );
  });
});

describe('cacheControl', () => {
  test('hashed files are kept for a year', () => {
    expect(cacheControl('/assets/home-abc.js')).toBe('public, max-age=31536000, immutable');
  });

  test.each(['/', '/about', '/robots.txt', '/assets', '/es/assets/x.js'])('%s is asked for again', (path) => {
    expect(cacheControl(path)).toBe('no-cache');
  });
});

describe('securityHeaders', () => {
  test('the style of the documents is allowed by its SHA-256', () => {
    // printf 'a{}' | openssl dgst -sha256 -binary | base64
    expect(styleSource('a{}')).toBe("'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='");
  });

  test('no script but the site’s own, and nothing unsafe', () => {
    const policy = securityHeaders(styleSource('a{}'))['Content-Security-Policy'] ?? '';
    expect(policy.split('; ')).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe|\*|data:|https?:/);
  });
});
