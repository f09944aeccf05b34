import type { Words } from '#generate/content/schema.ts';
import { Policy } from '#app/layout/policy.tsx';

export default function Terms({ words }: { words: Words['terms'] }) {
  return <Policy words={words} />;
}
