import type { Examples } from '#app/gallery/examples.ts';
import { Tooltip } from './tooltip.tsx';

export const examples: Examples = {
  'a word': (
    <Tooltip text="A team in a nearby country whose working hours are close to yours.">
      <button type="button">Nearshore</button>
    </Tooltip>
  ),
  'its neighbour': (
    <Tooltip text="A team in a distant country, often many time zones away.">
      <button type="button">Offshore</button>
    </Tooltip>
  ),
};
