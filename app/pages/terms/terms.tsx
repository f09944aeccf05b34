import type { Words } from '#packages/content/schema.ts';
import { Policy } from '#app/layout/policy.tsx';

export default function Terms({ words }: { words: Words['terms'] }) {
  return <Policy words={words} />;
}
