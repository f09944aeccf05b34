import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { Fault } from '#packages/content/reading/mistakes.ts';
import { pageFaults, type Output } from './output.ts';

/** Comments and white space that hydration needs. The browser restores those of boundaries, and a text of white space. */
function fragileNodes(html: string): string[] {
  const [, body = ''] = /<div id="root"[^>]*>(.*)<\/div>\n<p id="unloaded"/s.exec(html) ?? [];
  const restored = body
    .replaceAll(/( data-boundary="[^>]*>)<!--\$-->/g, '$1')
    .replaceAll('<!--/$--></div>', '</div>');
  const found = [...restored.matchAll(/<!--|(?<!<span)>\s+</g)];
  return found.map(({ index }) => restored.slice(Math.max(0, index - 60), index + 20));
}

/** Where a host minifies documents, scripts would draw the page anew. */
export function judgeFragileMarkup({ documents }: Output): Fault[] {
  return [...documents.values()].flatMap(({ address, html }) =>
    fragileNodes(html).map((text) => ({
      file: address,
      reason: `is drawn anew in browsers if a host strips comments and white space, because of: ${text}`,
      toDo: 'let no host minify documents; what stays is a mistake of the site’s code',
    })),
  );
}

/** Most exceptions are React's way of writing HTML, which the standard allows. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // HTML has no case in names; React writes popoverTarget, autoComplete and inputMode as its properties.
      'attr-case': 'off',
      // React writes required="", hidden="" and <input/>: the same to every parser.
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      'doctype-style': ['error', { style: 'lowercase' }],
      // useId begins with an underscore; HTML forbids white space only.
      'valid-id': ['error', { relaxed: true }],
      // A heading may be named by its words alone, without the link that stands in it (WAI-ARIA 1.2, heading).
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // It counts &quot; as six characters; `judgeHead` counts what is read.
      'long-title': 'off',
      // The stylesheet keeps a phone number on one line.
      'tel-non-breaking': 'off',
    },
  }),
);

export async function judgeMarkup(output: Output): Promise<Fault[]> {
  const found = [...output.documents.values()].map(async (document) => {
    const { results } = await validator.validateString(document.html);
    const reasons = results
      .flatMap(({ messages }) => messages)
      .map(({ message, line, ruleId }) => `not valid HTML in line ${line}: ${message} (${ruleId})`);
    return pageFaults(output, document, reasons, 'look at what is special in the texts of this page');
  });
  return (await Promise.all(found)).flat();
}
