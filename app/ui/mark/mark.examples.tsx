import type { Examples } from '#app/gallery/examples.ts';
import { Mark } from './mark.tsx';

export const examples: Examples = { mark: <Mark /> };
