import type { Examples } from '#app/gallery/examples.ts';
import { OverlapBars } from './overlap-bars.tsx';

export const examples: Examples = {
  'three models': (
    <OverlapBars
      rows={[
        { model: 'Nearshore', value: '6–8 hrs per day', of: 'nearshore', share: [75, 100] },
        { model: 'Offshore', value: '0–2 hrs per day', of: 'offshore', share: [0, 25] },
        { model: 'Onshore', value: '8 hrs per day', of: 'onshore', share: [100, 100] },
      ]}
    />
  ),
};
