import type { Words } from '#packages/content/schema.ts';
import { Policy } from '#app/layout/policy.tsx';

export default function Accessibility({ words }: { words: Words['accessibility'] }) {
  return <Policy words={words} />;
}
