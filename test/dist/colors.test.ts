import { expect, test } from 'vitest';
import { assetsEnding, everyDocument, textAt } from './site.ts';

test('no colours are mixed in a polar colour space, which engines interpolate differently', () => {
  const styles = [...assetsEnding('.css').map(textAt), ...everyDocument.map(({ html }) => html)].join('\n');
  expect(styles).toContain('color-mix(in ');
  expect(styles.match(/color-mix\(in (?:ok)?(?:lch|hsl|hwb)[^)]*\)/g)).toBeNull();
});
