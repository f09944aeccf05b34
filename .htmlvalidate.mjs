import { defineConfig } from 'html-validate';

/** The built documents are valid HTML. The exceptions are React's way of writing it, which the standard allows. */
export default defineConfig({
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
    // Tables spell out their roles, which some browsers drop where a phone lays out rows as blocks.
    'no-redundant-role': 'off',
    // The stylesheet keeps a phone number on one line.
    'tel-non-breaking': 'off',
  },
});
