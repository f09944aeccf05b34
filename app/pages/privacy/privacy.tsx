import type { Words } from '#app/content/schema.ts';
import { Policy } from '#app/layout/policy.tsx';

export default function Privacy({ words }: { words: Words['privacy'] }) {
  return <Policy words={words} />;
}
