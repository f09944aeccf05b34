import { mistakesInWords } from '#packages/content/reading/mistakes.ts';
import { currentSite, currentSource, type Site } from '#packages/content/site.ts';

/** Ends the process with the mistakes of the content, if there are any. */
export function siteOfProject(root: string): Site {
  const site = currentSite(root);
  if (site) return site;
  console.error(mistakesInWords(currentSource(root).mistakes));
  return process.exit(1);
}
