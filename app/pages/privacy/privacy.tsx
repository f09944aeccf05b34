import type { Words } from '#generate/content/schema.ts';
import { Policy } from '#app/layout/policy.tsx';

export default function Privacy({ words }: { words: Words['privacy'] }) {
  return <Policy words={words} />;
}
