/** Measures the width of a line, in pixels, at a font size of one pixel. */
export type Measure = (line: string) => number;

export type TextBlock = { lines: string[]; size: number };

function breakWord(word: string, width: number, measure: Measure): string[] {
  const pieces = [''];
  for (const character of word) {
    const piece = (pieces.at(-1) ?? '') + character;
    if (piece.length > character.length && measure(piece) > width) pieces.push(character);
    else pieces[pieces.length - 1] = piece;
  }
  return pieces;
}

/** Wraps text into lines, greedily as browsers do. Splits a word only if it is wider than a line. */
export function wrap(text: string, width: number, measure: Measure): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const lines: string[] = [];
  for (const piece of words.flatMap((word) => breakWord(word, width, measure))) {
    const last = lines.at(-1);
    const joined = `${last} ${piece}`;
    if (last !== undefined && measure(joined) <= width) lines[lines.length - 1] = joined;
    else lines.push(piece);
  }
  return lines;
}

/** Wraps into as few lines as `wrap`, with balanced lengths, and splits no other word. Keeps line breaks in the text. */
export function wrapEvenly(text: string, width: number, measure: Measure): string[] {
  return text.split('\n').flatMap((part) => {
    const fewest = wrap(part, width, measure).length;
    let narrowest = width;
    const longest = Math.max(...part.split(/\s+/).map((word) => measure(word)));
    const least = longest > width ? 0 : longest / width;
    for (let share = 0.98; share > Math.max(0.3, least); share -= 0.02) {
      if (wrap(part, width * share, measure).length > fewest) break;
      narrowest = width * share;
    }
    return wrap(part, narrowest, measure);
  });
}

type Fit = { width: number; height: number; lineHeight: number; sizes: { from: number; to: number } };

/** The largest font size at which a text fits a box, below `sizes.to` if need be. Throws if even 4 pixels are too large. */
export function fitText(
  text: string,
  { width, height, lineHeight, sizes }: Fit,
  measure: Measure,
): TextBlock {
  const cutsWord = (size: number) => text.split(/\s+/).some((word) => measure(word) * size > width);
  for (let size = sizes.from; size > 4; size -= size > sizes.to ? 2 : 1) {
    if (size > sizes.to && cutsWord(size)) continue;
    // Balances lines only at the size that fits: balancing measures many lines, and never adds one.
    const count = text.split('\n').flatMap((part) => wrap(part, width / size, measure)).length;
    if (count * size * lineHeight <= height) return { lines: wrapEvenly(text, width / size, measure), size };
  }
  throw new Error(`no room in a social picture for "${text}"`);
}
