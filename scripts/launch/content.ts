/** What is left to do in the content of a site, before it goes public. */
import { historyGap } from '#packages/history/git/history-gap.ts';
import { pastVersions } from '#packages/history/commits.ts';
import { countOutdated, outdatedTexts } from '#packages/history/translations/outdated.ts';
import { defaultLocale, locales } from '#packages/site/locales.ts';
import type { Site } from '#packages/content/site.ts';
import { nextDue } from '#packages/content/schedule/timetable.ts';
import { buildsDaily } from '#hosting/deploy-workflow.ts';
import { checkColors, checkLogo } from './brand.ts';
import { checkClaims } from './claims.ts';
import { checkCountedNouns, checkCounts, checkFastest, countsOf } from './counts.ts';
import { checkDailyBuild } from './expiry.ts';
import { checkEndpoint, checkStandIns, checkVisits, checkYear, checkExample, checkFigures } from './facts.ts';
import { checkPlaces, checkPagesOff, checkQuotedOffices, shownTexts } from './offices.ts';
import { note, type ReportLine } from './report.ts';
import { checkBlanks, checkHeldBack, textsOf, checkTranslations, type Text } from './texts.ts';
import { factFiles } from './fact-names.ts';
import { checkTraces } from './traces.ts';

export function checkContent(
  { root, facts, figures, languages, logo, palette, source }: Site,
  now: Date,
): ReportLine[] {
  const all = shownTexts(textsOf(source.folder.texts), facts);
  const drafts = locales.filter(({ draft }) => draft);
  const isOnline = ({ file }: Text) => !drafts.some(({ code }) => file.startsWith(`content/${code}/`));
  const written = all.filter(isOnline);
  const codes = locales.filter(({ draft }) => !draft).map(({ code }) => code);
  const ofFacts = factFiles(codes);
  const current = ofFacts.flatMap((file) => {
    const text = source.folder.texts.get(`content/${file}`);
    return text === undefined ? [] : [{ file, text }];
  });
  const gap = historyGap(root);
  const toChange = 'the bar of the editor counts them: change each, or say that it is still right';
  return [
    ...checkStandIns(facts),
    ...checkEndpoint(facts),
    ...checkVisits(facts),
    checkYear(facts, now),
    ...checkClaims(facts, figures, written, source.day),
    ...checkBlanks(written, facts),
    ...checkFigures(facts, figures),
    ...checkExample(facts, figures),
    ...codes.flatMap((code) => {
      const own = written.filter(({ file }) => file.startsWith(`content/${code}/`));
      const { words } = languages[code];
      const counted = checkCountedNouns(own, countsOf(facts, words), code);
      const isCounted = (line: ReportLine) =>
        counted.some((each) => line.file === each.file && line.path === each.path && line.line === each.line);
      return [
        ...counted,
        ...checkFastest(own, figures, code),
        ...[...checkCounts(words, code), ...checkPlaces(own, facts, words, code)].filter(
          (line) => !isCounted(line),
        ),
        ...checkQuotedOffices(own, facts),
        ...checkPagesOff(own, facts, words),
      ];
    }),
    ...checkTranslations(written, codes, defaultLocale),
    ...checkHeldBack(all, drafts, defaultLocale),
    ...checkTraces(written, pastVersions(root, ofFacts), current, codes),
    ...countOutdated(outdatedTexts(root)).map((reason) => note({ file: 'content' }, reason, toChange)),
    ...(gap === undefined
      ? []
      : [note({ file: '.git' }, 'the history is incomplete, so older texts are unknown', gap)]),
    ...checkColors(facts.colors),
    ...checkLogo(logo, palette),
    ...checkDailyBuild(nextDue(source), buildsDaily(root)),
  ];
}
