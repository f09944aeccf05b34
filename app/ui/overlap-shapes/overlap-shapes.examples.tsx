import type { Examples } from '#app/gallery/examples.ts';
import { OverlapShapes } from './overlap-shapes.tsx';

export const examples: Examples = { apart: <OverlapShapes /> };
