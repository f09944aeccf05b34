import type { Examples } from '#app/gallery/examples.ts';
import { LargeShapes } from './large-shapes.tsx';

export const examples: Examples = { 'two offices': <LargeShapes name="about" /> };
