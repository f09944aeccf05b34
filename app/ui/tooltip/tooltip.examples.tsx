import type { Examples } from '#app/gallery/examples.ts';
import { TooltipHost } from './tooltip-host.tsx';

export const examples: Examples = {
  'a word': (
    <button type="button" data-tooltip="A team in a nearby country whose working hours are close to yours.">
      Nearshore
    </button>
  ),
  'its neighbour': (
    <>
      <button type="button" data-tooltip="A team in a distant country, often many time zones away.">
        Offshore
      </button>
      <TooltipHost />
    </>
  ),
};
