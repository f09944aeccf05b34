import type { Examples } from '#app/gallery/examples.ts';
import { Figure } from './figure.tsx';

export const examples: Examples = Object.fromEntries(
  ['99.9%', 'up to 40%', '300% average', 'SOC 2', 'immediate'].map((text) => [
    text,
    <Figure key={text} text={text} />,
  ]),
);
