import type { Drawing } from './compositions.ts';

type Shapes = { primary: Drawing; secondary: Drawing };

const twoCircles: Shapes = { primary: [28, 40, 24], secondary: [52, 40, 24] };
const twoPeople: Shapes = {
  primary: 'M26 8a15 15 0 1 1 0 30 15 15 0 0 1 0-30ZM0 70a26 26 0 0 1 52 0Z',
  secondary: 'M54 12a14 14 0 1 1 0 28 14 14 0 0 1 0-28ZM30 70a24 24 0 0 1 48 0Z',
};
const twoArrows: Shapes = { primary: 'M6 14 48 40 6 66Z', secondary: 'M34 14 76 40 34 66Z' };

/** The icons that content may use, by name: each is two flat shapes, one per office, blended where they overlap. */
export const icons = {
  strategy: { primary: [28, 44, 25], secondary: 'M50 10 79 66H21Z' },
  model: { primary: [3, 16, 47, 48, 9], secondary: [54, 40, 23] },
  automation: twoCircles,
  transformation: { primary: [6, 29, 68, 22, 11], secondary: [29, 6, 22, 68, 11] },
  commerce: { primary: 'M4 28h56l-9 40H13Z', secondary: [53, 28, 21] },
  staffing: twoPeople,
  cost: { primary: [30, 46, 27], secondary: [57, 30, 18] },
  'time-zone': { primary: [2, 16, 56, 28, 14], secondary: [22, 36, 56, 28, 14] },
  culture: { primary: 'M4 62V36a26 26 0 1 1 26 26Z', secondary: 'M76 70V46a23 23 0 1 0-23 24Z' },
  talent: { primary: 'M40 6 78 72H2Z', secondary: [40, 50, 20] },
  travel: { primary: 'M2 66a38 38 0 0 1 76 0Z', secondary: [2, 31, 76, 16, 8, 'rotate(-38 40 39)'] },
  delivery: twoArrows,
  uptime: { primary: [40, 40, 34], secondary: [33, 14, 42, 34, 17] },
  speed: twoArrows,
  compliance: { primary: 'M40 4 72 16v24c0 18-14 30-32 36C22 70 8 58 8 40V16Z', secondary: [54, 52, 20] },
  roi: { primary: [6, 40, 40, 32, 6], secondary: [34, 8, 40, 64, 6] },
  savings: { primary: [34, 42, 30], secondary: 'M34 42h42A30 30 0 0 0 46 12v30Z' },
  people: twoPeople,
  mission: { primary: [36, 44, 32], secondary: [54, 26, 20] },
  vision: {
    primary: 'M2 40C14 20 26 14 40 14s26 6 38 26C66 60 54 66 40 66S14 60 2 40Z',
    secondary: [40, 40, 18],
  },
  global: { primary: [40, 40, 34], secondary: [2, 30, 76, 20, 10] },
} satisfies Record<string, Shapes>;

export type IconName = keyof typeof icons;
// It has no other keys.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const iconNames = Object.keys(icons) as IconName[];
