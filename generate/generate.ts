import path from 'node:path';
import type { ViteBuilder } from 'vite';
import { photoMistakes } from '#packages/content/media/photo.ts';
import { shownPhotos } from '#packages/content/documents/page-data.ts';
import { errorInWords, mistakeInWords, mistakesInWords } from '#packages/content/reading/mistakes.ts';
import { currentSite, currentSource, type Site } from '#packages/content/site.ts';
import { placeholdersLeft, reviewsDue } from '#packages/content/checks/launch.ts';
import { addressTable, allDocuments, isIndexed } from '#packages/content/documents/documents.ts';
import { describeTimetable } from '#packages/content/schedule/timetable.ts';
import type { Host } from '#hosting/engines/host.ts';
import { beginBuild, endBuild } from '#hosting/require-build.ts';
import { readWeights, weightAdvice } from '#judges/page-weight.ts';
import { historyGap } from '#packages/history/git/history-gap.ts';
import { buildBundles, writeLicences } from './bundles.ts';
import { writeDiscoveryFiles } from './discovery/discovery-files.ts';
import { renderPages, writeDocuments } from './documents/write-documents.ts';
import { weighPages } from './finish/budgets.ts';
import { compressFolder } from './finish/compress.ts';
import { makeReadable, releaseFolder, siteHost, writeHostingFiles } from './finish/hosting-files.ts';
import { writeFonts, lettersWithoutFont } from './fonts/fonts.ts';
import { prune } from './store.ts';
import { forgetBuilt, isBuiltFrom, noteBuilt, sourceState } from './unchanged.ts';
import { missingCharacters } from './discovery/pictures/social/social-picture.ts';

const most = 20;
const shortList = (characters: readonly string[]) =>
  characters.length > most ? `${characters.slice(0, most).join(' ')} …` : characters.join(' ');

/** A line for the pages, and one for each link preview that cannot show all of its title and description. */
async function describeMissingLetters(site: Site): Promise<string[]> {
  const letters = lettersWithoutFont(site);
  const pages = `The font of the pages lacks ${shortList(letters)}: browsers draw them in a font of the visitor’s system.`;
  const lines = letters.length > 0 ? [pages] : [];
  for (const document of allDocuments(site).filter(isIndexed)) {
    const missing = await missingCharacters(site, document);
    const preview = `The link preview of ${document.address} lacks ${shortList(missing)}`;
    if (missing.length > 0) lines.push(`${preview}: no font that the build has can draw them.`);
  }
  return lines;
}

async function checkedSite(root: string): Promise<Site> {
  const site = currentSite(root);
  if (!site) throw errorInWords(mistakesInWords(currentSource(root).mistakes));
  const unshown = await photoMistakes(root, shownPhotos(site));
  if (unshown.length > 0) throw errorInWords(mistakesInWords(unshown));
  const placeholders = placeholdersLeft(site.facts);
  if (placeholders !== undefined && process.env.SITE_STAGE === 'production') throw errorInWords(placeholders);
  return site;
}

async function makeFiles(
  builder: ViteBuilder,
  { site, host, dist }: { site: Site; host: Host; dist: string },
  announce: (step: string) => void,
): Promise<void> {
  const { root } = site;
  beginBuild(root);
  forgetBuilt(root);
  announce('Packing the scripts and styles');
  const bundles = await buildBundles(builder, dist);
  announce('Preparing the fonts');
  const fonts = await writeFonts(site, dist);
  announce('Rendering the pages');
  const pages = await renderPages(site, bundles);
  await writeDocuments({ site, dist, bundles, fonts, pages });
  announce('Drawing the pictures, and writing the files for search engines');
  await writeDiscoveryFiles(site, dist, pages);
  writeLicences(dist);
  writeHostingFiles(root, dist, host, addressTable(site));
  announce('Compressing all files');
  await compressFolder(root, dist);
  await prune(root);
  for (const folder of [dist, path.join(root, releaseFolder)]) makeReadable(folder);
  await weighPages({ site, dist, bundles, fonts, pages });
  endBuild(root);
}

async function takeSteps(builder: ViteBuilder, announce: (step: string) => void): Promise<void> {
  const { root, build, logger } = builder.config;
  const dist = path.resolve(root, build.outDir);

  announce('Checking the content');
  const host = siteHost();
  const site = await checkedSite(root);
  const state = sourceState(site);
  if (isBuiltFrom(state, root, dist)) {
    logger.info('Nothing has changed since the last build.');
    // Otherwise Vite would build them by itself.
    for (const environment of Object.values(builder.environments)) environment.isBuilt = true;
  } else {
    await makeFiles(builder, { site, host, dist }, announce);
    noteBuilt(state, root, dist);
  }
  for (const line of readWeights(root).flatMap(weightAdvice)) logger.warn(`${line}\n`);
  const gap = historyGap(root);
  if (gap !== undefined) logger.warn(`sitemap.xml lacks dates of changes (lastmod). ${gap}`);
  const warnings = [
    ...(await describeMissingLetters(site)),
    placeholdersLeft(site.facts) ?? [],
    ...reviewsDue(site.facts, site.source.day).map((due) => `content/site.yaml: ${mistakeInWords(due)}`),
  ];
  for (const line of warnings.flat()) logger.warn(line);
  for (const line of describeTimetable(site.source)) logger.info(line);
}

/** Publish starts `vite build` as a process, to which this sends each `step`, and the `failure` that ends it. */
export async function generate(builder: ViteBuilder): Promise<void> {
  try {
    await takeSteps(builder, (step) => {
      builder.config.logger.info(`${step}…`);
      process.send?.({ step });
    });
  } catch (error) {
    process.send?.({ failure: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}
