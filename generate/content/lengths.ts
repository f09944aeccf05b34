/** Length limits of texts, by kind. Runs at build time only. */

// In characters. Leaves room for languages that run 50 % longer than English.
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

/** Maps key paths to kinds: the first kind with a matching path suffix wins, and any other text is a note. */
const kinds: readonly [Kind, ends: string][] = [
  ['headline', 'headline'],
  ['figure', 'stats value'],
  ['paragraph', 'paragraphs list answer'],
  [
    'title',
    'title question tagline secondary diagram.caption features city work implementationTime roiTimeline',
  ],
  ['title', 'comparison.lead comparison.plan'],
  ['label', 'hours.*.model hours.*.value businessCase.print businessCase.copy sources.comparison'],
  ['lead', 'lead text description summary planner.notes comparison.caption ways.openingToCopy'],
  ['label', 'footer.* labels.* display.* toasts.* fields.* columns.* models.* places.*'],
  ['label', 'skipLink shortTitle menu mainNavigation getStarted book newTab copyLink.label copyLink.done'],
  ['label', 'submit clear undo retry home link dismiss learnMore index verified aspect name'],
  ['label', 'copyMessage copyAddress gmail outlook call box vcard copyEmail copyPhone openMail leaveEmpty'],
  ['label', 'form.optional form.required planner.zone planner.opens planner.closes planner.offshore'],
  ['label', 'estimate.team estimate.cost overlap.rows.model panel.email panel.phone panel.offices'],
];

// Texts whose line breaks are kept, with the number of lines that fit.
const lineLimits: Readonly<Record<string, number>> = {
  'hero.headline': 4,
  'overlap.title': 3,
  'planner.sharedLabel': 2,
};

const ends = kinds.flatMap(([kind, all]) => all.split(' ').map((end) => ({ kind, keys: end.split('.') })));

function endsWith(path: readonly string[], keys: readonly string[]): boolean {
  const start = path.length - keys.length;
  return start >= 0 && keys.every((key, index) => key === '*' || key === path[start + index]);
}

/** Returns the maximum length and number of lines of the text at a key path (list indexes left out). */
export function limitsAt(path: readonly string[]): { characters: number; lines: number | undefined } {
  const { kind = 'note' } = ends.find(({ keys }) => endsWith(path, keys)) ?? {};
  return { characters: limits[kind], lines: lineLimits[path.join('.')] };
}

function mistakesOf(text: string, path: readonly string[]): string[] {
  const found: string[] = [];
  const { characters: limit, lines: lineLimit } = limitsAt(path);
  if (text.length > limit) found.push(`must have at most ${limit} characters, and has ${text.length}`);
  const lines = text.split('\n').length;
  if (lineLimit === undefined && lines > 1)
    found.push('must be one paragraph, without an empty line or a line break');
  if (lineLimit !== undefined && lines > lineLimit) {
    found.push(`must have at most ${lineLimit} lines, and has ${lines}`);
  }
  return found;
}

/** Returns one line, with key path and reason, for each text in a tree that exceeds its limit. */
export function lengthMistakes(tree: unknown, keys: readonly string[] = []): string[] {
  if (typeof tree === 'string') {
    const path = keys.filter((key) => !/^\d+$/.test(key));
    return mistakesOf(tree.trim(), path).map((reason) => `${keys.join('.')}: ${reason}`);
  }
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) => lengthMistakes(value, [...keys, key]));
}
