// Advance widths of the heaviest weight in em, rounded up: a test of the social pictures compares them with the font.
const widths: readonly [width: number, characters: string][] = [
  [0.2, ' \u00a0'],
  [0.35, "'!|,.:;ijlı·’"],
  [0.4, '()[]{}*ft'],
  [0.45, '1"'],
  [0.5, '-–/Ir'],
  [0.6, '7?FLcgsz“”'],
  [0.65, '02345689$+=EJZabdehknopquvxy'],
  [0.7, '&BPSY'],
  [0.75, '#CGRTUV'],
  [0.8, 'ADHKNOQX'],
  [1.05, '%@mwMW—…'],
];
const widthOf = new Map(widths.flatMap(([width, all]) => [...all].map((each) => [each, width] as const)));
const widest = 1.2;

/** The characters of a text that are drawn: joiners, soft hyphens and the marks of edit mode have no width. */
export function drawnCharacters(text: string): string[] {
  return [...text.replaceAll(/\p{Cf}/gu, '')];
}

/** Estimates the width of a line of text in em, rather too much than too little, in the site's font at any weight. */
export function textWidth(text: string): number {
  // Accents don't make a letter wider.
  const letters = drawnCharacters(text).map((character) => character.normalize('NFD').charAt(0));
  return letters.reduce((sum, letter) => sum + (widthOf.get(letter) ?? widest), 0);
}
