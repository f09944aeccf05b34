/** Highlights code at build time with classes, because the site's CSP forbids `style` attributes. */
import type { ElementContent } from 'hast';
import { codeToTokens, createCssVariablesTheme, type BundledLanguage } from 'shiki';

const theme = createCssVariablesTheme({ variablePrefix: '--' });

/** The class of a token from the name of its colour: 'var(--token-string-expression)' is 'token-string'. */
function classOf(color = ''): string | undefined {
  return /token-[a-z]+/.exec(color)?.[0];
}

export async function highlight(code: string, lang: string): Promise<ElementContent[]> {
  // What Shiki does not know has been reported as a mistake.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const options = { lang: lang as BundledLanguage, theme };
  // By default Shiki stops highlighting a line after 500 ms, so the output would depend on the machine's load.
  const { tokens } = await codeToTokens(code, { ...options, tokenizeTimeLimit: 0 });
  return tokens.flatMap((line, index): ElementContent[] => [
    ...(index > 0 ? [{ type: 'text' as const, value: '\n' }] : []),
    ...line.map(({ content, color }): ElementContent => {
      const className = classOf(color);
      const text = { type: 'text' as const, value: content };
      if (className === undefined) return text;
      return { type: 'element', tagName: 'span', properties: { className: [className] }, children: [text] };
    }),
  ]);
}
