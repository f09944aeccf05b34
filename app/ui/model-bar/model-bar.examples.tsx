import type { Examples } from '#app/gallery/examples.ts';
import { ModelBar } from './model-bar.tsx';

export const examples: Examples = {
  nearshore: <ModelBar model="nearshore" range={[30, 50]} />,
  offshore: <ModelBar model="offshore" range={[0, 25]} />,
  onshore: <ModelBar model="onshore" range={[100, 100]} />,
};
