import sharp from 'sharp';
import { expect, test } from 'vitest';
import { derivePalette } from '#packages/content/brand/derive-palette.ts';
import { facts } from '#test/sites/meridian.ts';
import { icons } from './icons.ts';

test('a logo that is a picture is small in the icon, which every visitor loads', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const picture = await sharp({ create: { width: 320, height: 320, channels: 3, background: '#fff', noise } })
    .png()
    .toBuffer();
  const href = `data:image/png;base64,${picture.toString('base64')}`;
  const shape = { tag: 'image' as const, fill: undefined, attributes: { width: '320', height: '320', href } };
  const [icon] = icons({
    logo: { width: 320, height: 320, shapes: [shape] },
    palette: derivePalette(facts.colors),
  });
  expect(icon?.address).toBe('/favicon.svg');
  expect(String(await icon?.make()).length).toBeLessThan(10_000);
});
