import { describe, expect, test } from 'vitest';
import { everyDocument } from './site.ts';

describe.each(everyDocument)('$file', ({ html, root }) => {
  test('has one stylesheet, in which all of its classes are', () => {
    expect(root.querySelectorAll('style')).toHaveLength(1);
    const styles = root.querySelector('head > style')?.text ?? '';
    const classes = root.querySelectorAll('[class]').flatMap((element) => [...element.classList.values()]);
    expect(classes.length).toBeGreaterThan(0);
    const unnamed = new Set(classes).difference(new Set(styles.match(/(?<=\.)[_a-z-][\w-]*/gi)));
    expect([...unnamed]).toEqual([]);
  });

  test('has e-mail addresses only where Cloudflare is told to leave them alone', () => {
    const [open, close] = ['<body>\n<!--email_off-->', '<!--/email_off-->'].map((each) => html.indexOf(each));
    const others = html.slice(html.indexOf('</head>'), open) + html.slice(close);
    expect(html.slice(open, close)).toContain('mailto:info@example.com');
    expect(others.replaceAll(/<script.*?<\/script>/gs, '')).not.toContain('@');
  });

  test('names every status region', () => {
    const names = root.querySelectorAll('output').map((output) => {
      const id = output.getAttribute('aria-labelledby');
      return output.getAttribute('aria-label') ?? (id && root.querySelector(`#${id}`)?.text) ?? '';
    });
    expect(names).not.toContain('');
  });
});
