import { hasUnprintable, unprintableReason } from './unprintable.ts';

// Matches complete markup only, never a lone character: "5 * 3", "a < b" and "R&D" are plain text.
const marks: readonly [pattern: RegExp, reason: string][] = [
  [/<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|<!--/i, 'looks like HTML, which would be printed as it stands'],
  [/&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/i, 'is a code of HTML; write the character itself'],
  [/!?\[[^\]\n]*\]\([^)\n]*\)?/, 'is a link in Markdown; texts have no links'],
  [
    /(?<!\w)(\*\*|__|~~)(?=\S)[^\n]*?\S ?\1/,
    'is Markdown, which would be printed; texts have no bold or struck words',
  ],
  [
    /(?<![\w*])\*(?=[^\s*])[^*\n]*[^\s*]\*(?![\w*])/,
    'is Markdown, which would be printed; texts have no italics',
  ],
  [
    /(?<![\w/])_(?=[^\s_])[^_\n]*[^\s_]_(?![\w/])/,
    'is Markdown, which would be printed; texts have no italics',
  ],
  [/`[^`\n]+`/, 'is Markdown, which would be printed; texts have no code'],
  [/^#{1,6} .*|^##+\S.*/m, 'is a heading in Markdown; each heading has a key of its own'],
  [/^(?:'[^']*'|"[^"]*")$/, 'has a second pair of quotes, which would be printed'],
];

/** A reason for each piece of markup, for example '**bold** is Markdown, which would be printed'. */
export function markupIn(text: string): string[] {
  const hidden = hasUnprintable(text) || /[\t\r]/.test(text) ? [unprintableReason] : [];
  const markup = marks.flatMap(([pattern, reason]) => {
    const [found] = pattern.exec(text) ?? [];
    if (found === undefined) return [];
    return /^(?:has|looks)/.test(reason) && !found.startsWith('<') ? reason : `${found} ${reason}`;
  });
  return [...markup, ...hidden];
}
