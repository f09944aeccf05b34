import type { Examples } from '#app/gallery/examples.ts';
import { OverlapBars } from './overlap-bars.tsx';

export const examples: Examples = {
  'three models': (
    <OverlapBars
      rows={[
        { model: 'Nearshore', value: '6–8 hrs per day' },
        { model: 'Offshore', value: '0–2 hrs per day' },
        { model: 'Onshore', value: '8 hrs per day' },
      ]}
    />
  ),
};
