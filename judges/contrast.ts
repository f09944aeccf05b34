/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page must bring its functions along */
import type { Locator, Page } from '@playwright/test';
import { settled } from './settled.ts';

type Word = {
  text: string;
  /** The lowest contrast (WCAG 2.2, 1.4.3) between a letter and the pixels behind it. */
  contrast: number;
  required: 3 | 4.5;
};

const letterColors = { letters: 'magenta', grounds: 'transparent' } as const;

/**
 * Animations are set to the end of their first iteration, where fades are weakest and drift is largest. In one
 * screenshot all letters have the same colour; what is behind them stays.
 */
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

/** Decodes both screenshots in the page itself: another tab would send it to the background. */
async function wordsBetween(scope: Locator, pictures: [letters: string, grounds: string]): Promise<Word[]> {
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
    const swatch = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!letters || !grounds || !swatch) throw new Error('no canvas');

    type Color = readonly [red: number, green: number, blue: number];
    const rgba = (color: string) => {
      swatch.clearRect(0, 0, 1, 1);
      swatch.fillStyle = color;
      swatch.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = swatch.getImageData(0, 0, 1, 1).data;
      return { color: [red, green, blue] as const, alpha: alpha / 255 };
    };
    const linear = (value: number) => {
      const part = value / 255;
      return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    };
    const luminance = ([red, green, blue]: Color) =>
      0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    const contrast = (one: Color, other: Color) => {
      const [a, b] = [luminance(one), luminance(other)];
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    };
    const pixel = ({ data }: ImageData, at: number): Color => [data[at]!, data[at + 1]!, data[at + 2]!];

    /** The painted colour of text, with its alpha and the opacity of all ancestors. */
    const paintOf = (element: Element) => {
      const style = getComputedStyle(element);
      const isDrawn = element instanceof SVGElement;
      const { color, alpha } = rgba(isDrawn ? style.fill : style.webkitTextFillColor);
      let opacity = alpha;
      for (let each: Element | null = element; each; each = each.parentElement)
        opacity *= Number(getComputedStyle(each).opacity);
      const size = Number.parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      return { color, opacity, required: isLarge ? (3 as const) : (4.5 as const) };
    };

    const { left: originLeft, top: originTop } = root.getBoundingClientRect();
    const words: Word[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      if (!(node instanceof Text) || !node.data.trim() || !node.parentElement?.checkVisibility()) continue;
      const { color, opacity, required } = paintOf(node.parentElement);
      const range = document.createRange();
      range.selectNodeContents(node);
      const seen = new Map<number, number>();
      let lowest = Infinity;
      for (const box of range.getClientRects()) {
        const [left, top] = [box.left - Math.floor(originLeft), box.top - Math.floor(originTop)];
        for (let y = Math.max(0, Math.floor(top)); y < Math.min(grounds.height, top + box.height); y += 1)
          for (let x = Math.max(0, Math.floor(left)); x < Math.min(grounds.width, left + box.width); x += 1) {
            const at = (y * grounds.width + x) * 4;
            const ground = pixel(grounds, at);
            const letter = pixel(letters, at);
            // At least a third of a pixel; anything less is an antialiased edge.
            if (ground.reduce((sum, part, index) => sum + Math.abs(part - letter[index]!), 0) < 120) continue;
            const key = ground[0] * 65_536 + ground[1] * 256 + ground[2];
            const mix = (index: 0 | 1 | 2) => color[index] * opacity + ground[index] * (1 - opacity);
            const found = seen.get(key) ?? contrast([mix(0), mix(1), mix(2)], ground);
            seen.set(key, found);
            lowest = Math.min(lowest, found);
          }
      }
      if (lowest < Infinity)
        words.push({ text: node.data.trim(), contrast: Math.round(lowest * 100) / 100, required });
    }
    return words;
  }, pictures);
}

/** Adds CSS through a constructed stylesheet, because the page's policy blocks style elements. */
export async function addRules(page: Page, rules: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
}

/** How a visitor wants to see pages. */
type Look = { colorScheme: 'light' | 'dark'; contrast?: 'more' };

/**
 * The visible texts within an element that have too little contrast to whatever is painted behind them: drawings,
 * blends, washes, which axe cannot judge. Finds letters by painting them, so it also finds text in the colour of its
 * background.
 *
 * @throws Error if there is no text
 */
export async function faintWords(scope: Locator, look: Look): Promise<Word[]> {
  const page = scope.page();
  await page.emulateMedia({ contrast: null, ...look });
  await settled(page);
  await addRules(page, pictureRules);
  const words = await wordsBetween(scope, [
    await pictureOf(scope, 'letters'),
    await pictureOf(scope, 'grounds'),
  ]);
  if (words.length === 0) throw new Error('there is no text');
  return words.filter(({ contrast, required }) => contrast < required);
}
