import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hydrate, skippedTransition, type Journey } from './journey.ts';
import { journeys } from './journeys.ts';
import { addresses, noScript, pages } from './pages.ts';
import { serveSite, type ServedSite } from './site.ts';
import type { Start, Visitor } from './visitor.ts';
import { builtRoot } from '../sites/sites.ts';

type StartBrowser = (how: Start) => Promise<Visitor>;
/** A browser, the site that it visits, and a function that restarts the browser. */
type Opened = { visitor: Visitor; site: ServedSite; restart: () => Promise<void> };

/** Starts a browser and the site before the tests around it, and closes them afterwards. */
function withBrowser(start: StartBrowser, how: Start): Opened {
  const stage = {} as Opened;
  beforeAll(async () => {
    stage.site = await serveSite(path.join(builtRoot('isthmus'), 'dist'));
    stage.visitor = await start(how);
    stage.restart = async () => {
      await stage.visitor.close();
      stage.visitor = await start(how);
    };
  });
  afterAll(async () => {
    await stage.visitor.close();
    await stage.site.close();
  });
  return stage;
}

// Longer than any journey takes on a busy machine.
const patience = 60_000;

/** Waits for a journey; false if the browser has stopped responding, which its driver never reports. */
async function isAnswered(journey: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<false>((resolve) => (timer = setTimeout(resolve, patience, false)));
  try {
    return await Promise.race([journey.then(() => true), silence]);
  } finally {
    clearTimeout(timer);
  }
}

function take(journeys: readonly Journey[], stage: Opened): void {
  test.for(journeys)('$title', { timeout: 3 * patience }, async (journey) => {
    const { title } = journey;
    const { engine } = stage.visitor;
    if (await isAnswered(takeOne(journey, stage))) return;
    // Otherwise every later journey would time out too.
    await stage.restart();
    console.warn(`${engine} stopped answering; "${title}" is taken again in a new window.`);
    expect(await isAnswered(takeOne(journey, stage)), `${engine} answers`).toBe(true);
  });
}

async function takeOne({ go, complaints = /(?!)/ }: Journey, { visitor, site }: Opened): Promise<void> {
  delete site.broken;
  await visitor.begin(site.origin);
  await visitor.resize(1280, 900);
  site.complaints.length = 0;
  const visit = async (address: string) => {
    await visitor.open(site.origin + address);
    await hydrate(visitor);
  };
  await go({ visitor, site, visit });
  const unexpected = site.complaints.filter(
    (text) => !complaints.test(text) && !skippedTransition.test(text),
  );
  expect(unexpected.join('\n')).toBe('');
}

/** Warns that a browser is missing, what was skipped, and how to install it. */
export function sayWhatIsNotRun(browser: string, otherwise = ''): void {
  console.warn(
    `SKIPPED: ${browser} is not installed: no journey was taken in it, and its layout was not compared. ` +
      `scripts/install-test-tools.sh installs it on Debian${otherwise && `; ${otherwise}`}.`,
  );
}

/** Runs every journey in a browser, and compares its layout with those of the others. */
export function takeJourneys(start: StartBrowser, ...others: StartBrowser[]): void {
  describe('with scripts', () => {
    const stage = withBrowser(start, { script: true });
    take([...pages, ...journeys], stage);
    describe.each(others)('layout', (startOther) => {
      compareLayouts(stage, withBrowser(startOther, { script: true }));
    });
  });
  describe('without scripts', () => {
    take(noScript, withBrowser(start, { script: false }));
  });
}

type Box = { name: string; left: number; top: number; width: number; height: number };

async function boxesOf(visitor: Visitor): Promise<Box[]> {
  return visitor.read(async () => {
    // A moment after its load event, a phone lays out what is below the first view.
    while (!document.documentElement.matches('[data-whole]'))
      await new Promise((resolve) => setTimeout(resolve, 50));
    await document.fonts.ready;
    const shown = [
      ...document.querySelectorAll(
        'h1, h2, h3, section, main, footer, main :is(input, textarea, [type=submit])',
      ),
    ];
    return shown
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const name = `${element.tagName.toLowerCase()} ${element.textContent.trim().slice(0, 30)}`;
        return { name, left, top: top + scrollY, width, height };
      })
      .filter(({ width, height }) => width > 2 && height > 2);
  });
}

// Tolerances: engines round glyphs and lines differently, so a paragraph may have one line more or less.
const aside = 12;
const lines = 72;

/**
 * Describes the boxes whose position or size differs by more than text rendering explains. Tops are compared relative
 * to the previous box.
 */
function unlike(one: readonly Box[], other: readonly Box[]): string[] {
  const names = (boxes: readonly Box[]) => boxes.map(({ name }) => name).join('\n');
  if (names(one) !== names(other)) return [`other elements:\n${names(one)}\n---\n${names(other)}`];
  return one.flatMap((box, at) => {
    const twin = other[at] ?? box;
    const top = ({ top }: Box, boxes: readonly Box[]) => top - (boxes[at - 1]?.top ?? 0);
    const differences: [side: string, pixels: number, most: number][] = [
      ['left', box.left - twin.left, aside],
      ['width', box.width - twin.width, aside],
      ['top', top(box, one) - top(twin, other), lines],
      ['height', box.height - twin.height, lines + box.height / 50],
    ];
    return differences
      .filter(([, pixels, most]) => Math.abs(pixels) > most)
      .map(([side, pixels]) => `${box.name}: ${side} by ${Math.round(pixels)}`);
  });
}

/** Compares the layout of each kind of page in two browsers, on a wide screen and on a phone. */
function compareLayouts(one: Opened, other: Opened): void {
  test.each(addresses)('%s is laid out alike', async (address) => {
    const both = [one, other];
    for (const width of [1440, 390]) {
      await one.visitor.resize(width, 900);
      // Not every window can be as narrow as a phone.
      const inner = await one.visitor.read(() => ({ width: innerWidth, height: innerHeight }));
      await other.visitor.resize(inner.width, inner.height);
      // Loaded at its width: WebKitGTK's driver returns before a wider window applies its media queries.
      await Promise.all(both.map(async ({ visitor, site }) => visitor.open(site.origin + address)));
      const [boxes, others] = await Promise.all([boxesOf(one.visitor), boxesOf(other.visitor)]);
      expect(unlike(boxes, others).join('\n'), `${inner.width} px`).toBe('');
    }
  });
}
