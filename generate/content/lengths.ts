/** How long the words may be, by what they are. Only the build runs this file. */

// In characters, with room for a language that takes half as much again as English.
const limits = {
  figure: 30,
  label: 60,
  headline: 75,
  title: 90,
  note: 220,
  lead: 340,
  paragraph: 700,
} as const;
type Kind = keyof typeof limits;

/** What the text at a path is: the first kind that has an end of this path. Every other text is a note. */
const kinds: readonly [Kind, ends: string][] = [
  ['headline', 'headline'],
  ['figure', 'stats value'],
  ['paragraph', 'paragraphs list'],
  ['title', 'title tagline secondary diagram.caption features city work implementationTime roiTimeline'],
  ['lead', 'lead text description summary planner.notes comparison.caption ways.openingToCopy'],
  ['label', 'footer.* labels.* display.* toasts.* fields.* columns.* models.*'],
  ['label', 'skipLink shortTitle menu mainNavigation getStarted book newTab copyLink.label copyLink.done'],
  ['label', 'submit clear undo retry home link dismiss learnMore index verified aspect name'],
  ['label', 'copyMessage copyAddress gmail outlook call box vcard copyEmail copyPhone'],
  ['label', 'form.optional form.required planner.zone planner.opens planner.closes planner.offshore'],
  ['label', 'estimate.team estimate.cost overlap.rows.model panel.email panel.phone panel.offices'],
];

// Texts that are set in lines of their own, and how many there is room for.
const lineLimits: Readonly<Record<string, number>> = {
  'hero.headline': 4,
  'overlap.title': 3,
  'planner.sharedLabel': 2,
};

function endsWith(path: readonly string[], end: string): boolean {
  const keys = end.split('.');
  const last = path.slice(-keys.length);
  return last.length === keys.length && keys.every((key, index) => key === '*' || key === last[index]);
}

/** The most characters of the text at a path of keys. */
function limitAt(path: readonly string[]): number {
  const [kind = 'note'] = kinds.find(([, ends]) => ends.split(' ').some((end) => endsWith(path, end))) ?? [];
  return limits[kind];
}

function mistakesOf(text: string, path: readonly string[]): string[] {
  const found: string[] = [];
  const limit = limitAt(path);
  if (text.length > limit) found.push(`must have at most ${limit} characters, and has ${text.length}`);
  const lines = text.split('\n').length;
  const lineLimit = lineLimits[path.join('.')];
  if (lineLimit === undefined && lines > 1)
    found.push('must be one paragraph, without an empty line or a line break');
  if (lineLimit !== undefined && lines > lineLimit) {
    found.push(`must have at most ${lineLimit} lines, and has ${lines}`);
  }
  return found;
}

/** One line for each text in a tree that is longer than the site has room for: its key's path and the reason. */
export function lengthMistakes(tree: unknown, keys: readonly string[] = []): string[] {
  if (typeof tree === 'string') {
    const path = keys.filter((key) => !/^\d+$/.test(key));
    return mistakesOf(tree.trim(), path).map((reason) => `${keys.join('.')}: ${reason}`);
  }
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) => lengthMistakes(value, [...keys, key]));
}
