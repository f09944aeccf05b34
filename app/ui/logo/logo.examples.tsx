import type { Examples } from '#app/gallery/examples.ts';
import { Logo } from './logo.tsx';

export const examples: Examples = { logo: <Logo /> };
