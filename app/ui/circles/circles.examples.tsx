import type { Examples } from '#app/gallery/examples.ts';
import { Circles } from './circles.tsx';

export const examples: Examples = { 'fifty circles of ten': <Circles count={500} /> };
