import type { PageId } from '#app/site/pages.ts';
import { overlapping, svg } from '../svg.ts';

type Shape = string;

const circle = (cx: number, cy: number, r: number): Shape => svg('circle', { cx, cy, r });
const pill = (x: number, y: number, width: number, height: number): Shape =>
  svg('rect', { x, y, width, height, rx: Math.min(width, height) / 2 });
const square = (x: number, y: number, width: number, height: number): Shape =>
  svg('rect', { x, y, width, height });
const path = (d: string): Shape => svg('path', { d });

type Composition = [teal: Shape, orange: Shape];

// The shared working day: also for pages that have no drawing of their own.
const sharedDay: Composition = [pill(800, 115, 420, 230), pill(940, 265, 420, 230)];

/** What a page's two shapes are, and how they meet: in the right third of the picture, some running out of it. */
const compositions: { [Id in PageId]?: Composition } = {
  // two offices
  about: [circle(960, 235, 170), circle(1060, 395, 170)],
  // a part that fits another
  services: [square(810, 95, 300, 300), circle(1060, 375, 180)],
  // growth
  benefits: [square(820, 315, 240, 315), square(950, 95, 250, 535)],
  // close by
  nearshoring: [pill(800, 95, 280, 440), pill(950, 95, 280, 440)],
  // two sides that turn to each other
  contact: [path('M800 95a220 220 0 0 1 0 440Z'), path('M1200 95a220 220 0 0 0 0 440Z')],
  // a shield
  privacy: [path('M800 95h320v250c0 110-70 170-160 200c-90-30-160-90-160-200Z'), circle(1100, 420, 150)],
  // two sheets
  terms: [square(810, 95, 260, 360), square(940, 175, 260, 360)],
};

/** The drawing of a page's social picture, in a field of 1200 by 630. */
export function composition(page: PageId): string {
  return overlapping(...(compositions[page] ?? sharedDay));
}
