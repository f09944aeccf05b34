import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { parseLogo, type Logo } from '#packages/content/brand/logo.ts';
import { hashOf, logoName } from '../content/content-files.ts';
import { currentContent } from '../content/content.ts';
import { openTexts } from '../words/open.ts';
import type { flattenLogo } from './flatten-logo.ts';

const spots = [['name'], ['legalName'], ['colors', 'primary'], ['colors', 'secondary']].map((path) => ({
  file: 'site',
  path,
}));

export function openBrand(root: string) {
  const opened = openTexts(root, spots);
  const logo = currentContent(root).text(logoName);
  return {
    ...opened,
    /** The source of the logo; empty if it cannot be read. */
    logo: logo ?? '',
    hashes: { ...opened.hashes, [logoName]: hashOf(logo) },
  };
}

export type OpenedBrand = ReturnType<typeof openBrand>;

/** `notes` say what is drawn otherwise, `mistakes` why it cannot be drawn. */
type ChosenLogo = { text: string; logo?: Logo; notes: string[]; mistakes: string[] };

// In px: the largest that icons and cards draw, and every page pays for it.
const pictureSize = 320;
const asPicture =
  'A picture is less sharp than a drawing (SVG), and has its own colors in both themes, not those of the brand.';

async function placedPicture(bytes: Buffer): Promise<ChosenLogo> {
  try {
    const { format, width, height } = await sharp(bytes).metadata();
    // A drawing gets as many dots as make it that large.
    const density = format === 'svg' ? Math.min((72 * pictureSize) / Math.max(width, height), 2400) : 72;
    const { data, info } = await sharp(bytes, { density })
      .autoOrient()
      .resize({ width: pictureSize, height: pictureSize, fit: 'inside', withoutEnlargement: true })
      .withIccProfile('srgb', { attach: false })
      .png({ palette: true })
      .toBuffer({ resolveWithObject: true });
    const size = `width="${info.width}" height="${info.height}"`;
    const href = `data:image/png;base64,${data.toString('base64')}`;
    const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${info.width} ${info.height}">\n  <image ${size} href="${href}" />\n</svg>\n`;
    return { text, notes: [asPicture], ...readLogo(text) };
  } catch {
    return { text: '', notes: [], mistakes: ['is neither a drawing (SVG) nor a picture (PNG or JPEG)'] };
  }
}

// In milliseconds, and in MB: far more than a drawing of an accepted size takes.
const patience = 20_000;
const mostMemory = 512;

async function flattened(text: string): Promise<ReturnType<typeof flattenLogo>> {
  const worker = new Worker(new URL('flatten-worker.ts', import.meta.url), {
    workerData: text,
    resourceLimits: { maxOldGenerationSizeMb: mostMemory },
  });
  const late = setTimeout(() => void worker.terminate(), patience);
  const tooMuch = {
    text,
    notes: [],
    mistakes: ['takes too long to draw: export it simpler, or choose a picture (PNG)'],
  };
  return new Promise<ReturnType<typeof flattenLogo>>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('exit', () => resolve(tooMuch));
    worker.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(tooMuch) : reject(error),
    );
  }).finally(() => clearTimeout(late));
}

export async function openLogo(bytes: Buffer): Promise<ChosenLogo> {
  const text = bytes.toString('utf8');
  if (!/^\uFEFF?\s*</.test(text)) return placedPicture(bytes);
  const asIs = readLogo(text);
  if (asIs.logo) return { text, notes: [], ...asIs };
  const { effects = [], ...flat } = await flattened(text);
  // A picture cannot have the brand's own colors.
  const isOwn = effects.length > 0 && /["'](?:primary|secondary)["']/.test(text);
  if (flat.mistakes.length > 0 || isOwn)
    return { ...flat, mistakes: [...flat.mistakes, ...effects.map((effect) => `has ${effect}`)] };
  if (effects.length === 0) return { ...flat, ...readLogo(flat.text) };
  const because = `The drawing is used as a picture, less sharp and with its own colors in both themes, because it has ${effects.join('; ')}.`;
  return { ...(await placedPicture(bytes)), notes: [because] };
}

export function readLogo(text: string): { logo?: Logo; mistakes: string[] } {
  const read = parseLogo(text);
  return 'logo' in read ? { logo: read.logo, mistakes: [] } : read;
}
