import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { Fault } from '#packages/content/reading/mistakes.ts';
import { inItsTexts, type Output } from './output.ts';

/** The exceptions are React's way of writing HTML, which the standard allows. */
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
      // It counts &quot; as six; the judge of heads counts what is read.
      'long-title': 'off',
      // The stylesheet keeps a phone number on one line.
      'tel-non-breaking': 'off',
    },
  }),
);

export async function judgeMarkup(output: Output): Promise<Fault[]> {
  const found = [...output.documents.values()].map(async ({ address, file, html }) => {
    const { results } = await validator.validateString(html, file);
    return results.flatMap(({ messages }) =>
      messages.map(({ message, line, ruleId }) => ({
        file: address,
        reason: `not valid HTML in line ${line}: ${message} (${ruleId})`,
        toDo: inItsTexts(output, address, 'look at what is special in the texts of this page'),
      })),
    );
  });
  return (await Promise.all(found)).flat();
}
