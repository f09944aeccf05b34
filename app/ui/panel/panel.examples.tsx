import type { Examples } from '#app/gallery/examples.ts';
import { panelClass } from './panel.ts';

export const examples: Examples = {
  teal: <p className={panelClass('teal')}>30–50% lower</p>,
  orange: <p className={panelClass('orange')}>6–8 hours</p>,
};
