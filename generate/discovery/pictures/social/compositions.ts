import type { Palette } from '#packages/content/brand/derive-palette.ts';
import { collections } from '#packages/content/collections/collections.ts';
import { isCollection, type CollectionName } from '#packages/site/collections.ts';
import type { PageId } from '#packages/site/pages.ts';
import { overlapping, svg } from '../svg.ts';

type Shape = string;

const circle = (cx: number, cy: number, r: number): Shape => svg('circle', { cx, cy, r });
const pill = (x: number, y: number, width: number, height: number): Shape =>
  svg('rect', { x, y, width, height, rx: Math.min(width, height) / 2 });
const square = (x: number, y: number, width: number, height: number): Shape =>
  svg('rect', { x, y, width, height });
const path = (d: string): Shape => svg('path', { d });

type Composition = [primary: Shape, secondary: Shape];

// The shared working day, which is also the fallback for pages without a drawing.
const sharedDay: Composition = [pill(800, 115, 420, 230), pill(940, 265, 420, 230)];

/** The two shapes of each page. They stay in the right third of the picture and may extend beyond its edges. */
const compositions: { [Id in PageId]?: Composition } = {
  // Two offices
  about: [circle(960, 235, 170), circle(1060, 395, 170)],
  // Parts that fit together
  services: [square(810, 95, 300, 300), circle(1060, 375, 180)],
  // Growth
  benefits: [square(820, 315, 240, 315), square(950, 95, 250, 535)],
  // Proximity
  nearshoring: [pill(800, 95, 280, 440), pill(950, 95, 280, 440)],
  // A team beside the working day, and one after it
  plan: [pill(760, 95, 300, 180), pill(840, 185, 420, 350)],
  // Two sides facing each other
  contact: [path('M800 95a220 220 0 0 1 0 440Z'), path('M1200 95a220 220 0 0 0 0 440Z')],
  // A shield
  privacy: [path('M800 95h320v250c0 110-70 170-160 200c-90-30-160-90-160-200Z'), circle(1100, 420, 150)],
  // A person
  accessibility: [circle(980, 215, 130), path('M760 535a220 255 0 0 1 440 0Z')],
  // Two sheets of paper
  terms: [square(810, 95, 260, 360), square(940, 175, 260, 360)],
};

function drawingOf(name: CollectionName): Composition | undefined {
  const [primary, secondary] = collections[name].drawing ?? [];
  return primary && secondary && [pill(...primary), pill(...secondary)];
}

export function composition(page: PageId | CollectionName, palette: Palette): string {
  const drawn = isCollection(page) ? drawingOf(page) : compositions[page];
  return overlapping(palette, ...(drawn ?? sharedDay));
}
