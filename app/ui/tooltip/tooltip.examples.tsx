import type { Examples } from '#app/gallery/examples.ts';
import { useTooltips } from './use-tooltips.ts';

function Neighbor() {
  useTooltips();
  return (
    <button type="button" data-tooltip="A team in a distant country, often many time zones away.">
      Offshore
    </button>
  );
}

export const examples: Examples = {
  'a word': (
    <button type="button" data-tooltip="A team in a nearby country whose working hours are close to yours.">
      Nearshore
    </button>
  ),
  'its neighbor': <Neighbor />,
};
