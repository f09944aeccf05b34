import type { Words } from '#packages/content/schema.ts';
import { Policy } from '#app/layout/policy.tsx';

export default function Privacy({ words }: { words: Words['privacy'] }) {
  return <Policy words={words} />;
}
