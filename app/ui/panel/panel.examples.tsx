import type { Examples } from '#app/gallery/examples.ts';
import { panelClass } from './panel.ts';

export const examples: Examples = {
  primary: <p className={panelClass('primary')}>30–50% lower</p>,
  secondary: <p className={panelClass('secondary')}>6–8 hours</p>,
};
