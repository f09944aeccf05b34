import { globSync, readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { expect, test } from 'vitest';

const styles = globSync('app/**/*.css').map((file) => parse(readFileSync(file, 'utf8'), { from: file }));

/** The animations of the site by their keyframes, such as `drift 12s ease-in-out infinite alternate`. */
const animations = new Map<string, string>();
/** What keyframes change, by their name. */
const changes = new Map<string, string[]>();
for (const root of styles) {
  // The first one is of a custom property, whose keyframes CSS Modules must not rename.
  root.walkDecls(/^--drifting$|^animation$/, ({ value }) => {
    const [name = ''] = value.split(' ');
    if (!/^none$|^var\(/.test(name)) animations.set(name, value);
  });
  root.walkAtRules('keyframes', ({ params, nodes = [] }) => {
    const properties: string[] = [];
    for (const node of nodes)
      if (node.type === 'rule') node.walkDecls(({ prop }) => void properties.push(prop));
    changes.set(params, properties);
  });
}

test('nothing that moves needs layout or paint', () => {
  expect([...changes.keys()].toSorted()).toEqual([...animations.keys()].toSorted());
  // It shows late what has not come.
  const { await: late, ...moving } = Object.fromEntries(changes);
  expect(late).toEqual(['visibility']);
  for (const [name, properties] of Object.entries(moving))
    for (const property of properties) expect(['transform', 'opacity'], name).toContain(property);
});

test('endless motion takes 4 to 25 seconds, and other motion less than 0.7', () => {
  animations.delete('await');
  expect(animations.size).toBeGreaterThan(2);
  for (const [name, value] of animations) {
    const seconds = Number(/ ([\d.]+)s\b/.exec(value)?.[1]);
    const [least, most] = value.includes('infinite') ? [4, 25] : [0, 0.7];
    expect(seconds, name).toBeGreaterThan(least - 0.01);
    expect(seconds, name).toBeLessThan(most);
  }
});
