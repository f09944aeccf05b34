import type { CollectionName } from './collections.ts';
import type { PageId } from './pages.ts';

/** A path, a circle (center and radius), or a rectangle (corner, size, corner radius, rotation). */
export type Drawing = string | readonly [cx: number, cy: number, r: number] | Rectangle;
type Rectangle = readonly [
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  transform?: string,
];

export type Composition = readonly [primary: Drawing, secondary: Drawing];

/** The two shapes of each page, in its head and in the right third of its link preview of 1200 x 630 px. */
export const compositions = {
  // Two offices
  about: [
    [960, 235, 170],
    [1060, 395, 170],
  ],
  // Parts that fit together
  services: [
    [810, 95, 300, 300, 0],
    [1060, 375, 180],
  ],
  // Growth
  benefits: [
    [820, 315, 240, 315, 0],
    [950, 95, 250, 535, 0],
  ],
  // Proximity
  nearshoring: [
    [800, 95, 280, 440, 140],
    [950, 95, 280, 440, 140],
  ],
  // A team beside the working day, and one after it
  plan: [
    [760, 95, 300, 180, 90],
    [840, 185, 420, 350, 175],
  ],
  // Two sides facing each other
  contact: ['M800 95a220 220 0 0 1 0 440Z', 'M1200 95a220 220 0 0 0 0 440Z'],
  // A shield
  privacy: ['M800 95h320v250c0 110-70 170-160 200c-90-30-160-90-160-200Z', [1100, 420, 150]],
  // A person
  accessibility: [[980, 215, 130], 'M760 535a220 255 0 0 1 440 0Z'],
  // Two sheets of paper
  terms: [
    [810, 95, 260, 360, 0],
    [940, 175, 260, 360, 0],
  ],
  // Two lines of text
  insights: [
    [800, 150, 420, 150, 75],
    [900, 265, 320, 150, 75],
  ],
  // Before and after
  stories: [
    [800, 150, 420, 190, 95],
    [800, 265, 240, 190, 95],
  ],
  // Two days that do not meet
  missing: [
    [800, 140, 250, 150, 75],
    [950, 330, 250, 150, 75],
  ],
  // A day that has slipped out of the other
  error: [
    [800, 150, 270, 160, 80],
    [950, 310, 420, 180, 90, 'rotate(-24 1080 400)'],
  ],
} satisfies { [Name in PageId | CollectionName | 'error' | 'missing']?: Composition };

export type CompositionName = keyof typeof compositions;
