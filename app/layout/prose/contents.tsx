import type { Section } from '#packages/content/texts/text-tree.ts';

// Shorter texts need no table of contents.
const sectionsForContents = 3;

export function Contents({ sections, title }: { sections: readonly Section[]; title: string }) {
  if (sections.length < sectionsForContents) return null;
  return (
    <nav aria-labelledby="contents">
      <h2 id="contents">{title}</h2>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
