/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page must bring its functions along */
import type { Locator, Page } from '@playwright/test';
import { blend, parse, wcagContrast } from 'culori';
import { settled } from './axe.ts';

type Word = {
  text: string;
  /** The lowest contrast (WCAG 2.2, 1.4.3) between a letter and the pixels behind it. */
  contrast: number;
  required: 3 | 4.5;
};

const letterColors = { letters: 'magenta', grounds: 'transparent' } as const;

/** At the end of their first iteration, fades are weakest. In one screenshot all letters have the same color. */
const pictureRules = `
  *, ::before, ::after {
    animation-duration: 1s !important;
    animation-delay: -0.9999s !important;
    animation-play-state: paused !important;
    transition: none !important;
  }
  ${Object.entries(letterColors)
    .map(
      ([picture, color]) => `
        :root[data-picture='${picture}'] :is(*, ::before, ::after) {
          -webkit-text-fill-color: ${color} !important;
          text-decoration-color: transparent !important;
        }
        :root[data-picture='${picture}'] svg :is(text, tspan) { fill: ${color} !important }`,
    )
    .join('')}`;

async function pictureOf(scope: Locator, picture: keyof typeof letterColors): Promise<string> {
  const root = scope.page().locator(':root');
  await root.evaluate((element, picture) => element.setAttribute('data-picture', picture), picture);
  const png = await scope.screenshot({ scale: 'css' });
  await root.evaluate((element) => element.removeAttribute('data-picture'));
  return png.toString('base64');
}

/** `opacity` is that of all elements around the text; `grounds` are the colors behind its letters, in CSS. */
type Painted = Pick<Word, 'text' | 'required'> & { color: string; opacity: number; grounds: string[] };

/** Decodes both screenshots in the page itself: another tab would send it to the background. */
async function paintedTexts(
  scope: Locator,
  pictures: [letters: string, grounds: string],
): Promise<Painted[]> {
  return scope.evaluate(async (root, pictures) => {
    const [letters, grounds] = await Promise.all(
      pictures.map(async (base64) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        return context?.getImageData(0, 0, bitmap.width, bitmap.height);
      }),
    );
    if (!letters || !grounds) throw new Error('no canvas');

    const paintOf = (element: Element) => {
      const style = getComputedStyle(element);
      let opacity = 1;
      for (let each: Element | null = element; each; each = each.parentElement)
        opacity *= Number(getComputedStyle(each).opacity);
      const size = Number.parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      const color = element instanceof SVGElement ? style.fill : style.webkitTextFillColor;
      return { color, opacity, required: isLarge ? (3 as const) : (4.5 as const) };
    };

    // Hidden from all but screen readers: what is painted in its place are other words.
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));

    const { left: originLeft, top: originTop } = root.getBoundingClientRect();
    const painted: Painted[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      if (!(node instanceof Text) || !node.data.trim() || !node.parentElement?.checkVisibility()) continue;
      if (isClipped(node.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const behind = new Set<string>();
      for (const box of range.getClientRects()) {
        const [left, top] = [box.left - Math.floor(originLeft), box.top - Math.floor(originTop)];
        for (let y = Math.max(0, Math.floor(top)); y < Math.min(grounds.height, top + box.height); y += 1)
          for (let x = Math.max(0, Math.floor(left)); x < Math.min(grounds.width, left + box.width); x += 1) {
            const at = (y * grounds.width + x) * 4;
            const ground = grounds.data.subarray(at, at + 3);
            // At least a third of a pixel; anything less is an antialiased edge.
            if (
              ground.reduce((sum, part, index) => sum + Math.abs(part - letters.data[at + index]!), 0) < 120
            )
              continue;
            behind.add(`rgb(${ground.join(' ')})`);
          }
      }
      if (behind.size > 0)
        painted.push({ text: node.data.trim(), ...paintOf(node.parentElement), grounds: [...behind] });
    }
    return painted;
  }, pictures);
}

function wordOf({ text, color, opacity, required, grounds }: Painted): Word {
  const paint = parse(color);
  if (!paint) throw new Error(`${color}, the color of "${text}", is unknown`);
  const front = { ...paint, alpha: (paint.alpha ?? 1) * opacity };
  const lowest = Math.min(...grounds.map((ground) => wcagContrast(blend([ground, front]), ground)));
  return { text, contrast: Math.round(lowest * 100) / 100, required };
}

/** Adds CSS through a constructed stylesheet, because the page's policy blocks style elements. */
export async function addRules(page: Page, rules: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
}

type Look = { colorScheme: 'light' | 'dark'; contrast?: 'more' };

/** Texts with too little contrast to what is painted behind, which axe cannot judge: letters are found by painting them. */
export async function faintWords(scope: Locator, look: Look): Promise<Word[]> {
  const page = scope.page();
  await page.emulateMedia({ contrast: null, ...look });
  await settled(page);
  await addRules(page, pictureRules);
  const painted = await paintedTexts(scope, [
    await pictureOf(scope, 'letters'),
    await pictureOf(scope, 'grounds'),
  ]);
  if (painted.length === 0) throw new Error('there is no text');
  return painted.map(wordOf).filter(({ contrast, required }) => contrast < required);
}
