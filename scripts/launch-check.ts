/**
 * Lists what blocks the launch of the built site: file, key, reason and remedy. Exits with status 1 if anything does.
 *
 * node scripts/launch-check.ts [--origin=https://www.example.com] [--without-browser]
 *   --origin           also checks the deployed site, which must be this exact build
 *   --without-browser  leaves out what takes longest: accessibility, for which a browser opens every page
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writtenCodes } from '#packages/content/written-languages.ts';
import { historyGap } from '#packages/history/git/history-gap.ts';
import { readOutput } from '#judges/output.ts';
import { pastVersions } from '#packages/history/commits.ts';
import { countOutdated, outdatedTexts } from '#packages/history/translations/outdated.ts';
import { timetable } from '#packages/content/schedule/timetable.ts';
import { buildsDaily } from '#hosting/deploy-workflow.ts';
import { projectFileNames } from '#hosting/project-files.ts';
import { requireBuild } from '#hosting/require-build.ts';
import { fail, orFail } from './or-fail.ts';
import { siteOfProject } from './site-of-project.ts';
import { checkAddresses } from './launch/addresses.ts';
import { checkBuiltColors, checkColors, checkMark } from './launch/brand.ts';
import { checkBlanks, textsOf, checkTranslations } from './launch/texts.ts';
import { checkClaims } from './launch/claims.ts';
import { checkCountedNouns, checkCounts, countsOf } from './launch/counts.ts';
import { checkDailyBuild, checkExpiry } from './launch/expiry.ts';
import {
  checkEndpoint,
  checkStandIns,
  checkVisits,
  checkYear,
  checkExample,
  checkFigures,
} from './launch/facts.ts';
import { checkInBrowser, checkOutput } from './launch/judged.ts';
import { checkNames } from './launch/names.ts';
import { checkOneOffice, checkPagesOff, checkQuotedOffices, shownTexts } from './launch/offices.ts';
import { note, table, type ReportLine } from './launch/report.ts';
import { checkTraces, factFiles } from './launch/traces.ts';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
const { values } = orFail(() =>
  parseArgs({ options: { origin: { type: 'string' }, 'without-browser': { type: 'boolean' } } }),
);
const site = values.origin === undefined ? undefined : URL.parse(values.origin);
if (site === null || (site && !/^https?:$/.test(site.protocol)))
  fail(`--origin: "${values.origin}" is no origin as in https://www.example.com.`);
const origin = site?.origin;

function texts(files: readonly string[]): Record<string, string> {
  const there = files.filter((file) => existsSync(path.join(root, file)));
  return Object.fromEntries(there.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

const namingFiles = [
  'package.json',
  ...projectFileNames,
  'Containerfile',
  // What each host reads of the build.
  ...globSync('release/*/*', { cwd: root }).toSorted(),
];

orFail(() => requireBuild(root));
const { facts, figures, languages, mark, palette, source } = siteOfProject(root);
// Not those of facts, which no page shows as they stand.
const words = [...source.folder.texts].filter(([file]) => file.split('/').length > 2);
const written = shownTexts(textsOf(source.folder.texts), facts);
const ofFacts = factFiles(writtenCodes);
const current = ofFacts.flatMap((file) => {
  const text = source.folder.texts.get(`content/${file}`);
  return text === undefined ? [] : [{ file, text }];
});
const built = texts(['dist/favicon.svg', 'dist/index.html']);
const now = new Date();
const gap = historyGap(root);
const output = readOutput(root);
const lines = [
  ...checkStandIns(facts),
  ...checkEndpoint(facts),
  ...checkVisits(facts),
  checkYear(facts, now),
  ...checkClaims(facts, figures, Object.fromEntries(words), source.day),
  ...checkBlanks(written, facts),
  ...checkFigures(facts, figures),
  ...checkExample(facts, figures),
  ...writtenCodes.flatMap((code) => {
    const own = written.filter(({ file }) => file.startsWith(`content/${code}/`));
    const { words } = languages[code];
    const counted = checkCountedNouns(own, countsOf(facts, words), code);
    const isCounted = (line: ReportLine) =>
      counted.some((each) => line.file === each.file && line.path === each.path && line.line === each.line);
    return [
      ...counted,
      ...[...checkCounts(words, code), ...checkOneOffice(own, facts, words, code)].filter(
        (line) => !isCounted(line),
      ),
      ...checkQuotedOffices(own, facts),
      ...checkPagesOff(own, facts, words),
    ];
  }),
  ...checkTranslations(written, writtenCodes),
  ...checkTraces(written, pastVersions(root, ofFacts), current, writtenCodes),
  ...countOutdated(outdatedTexts(root)).map((reason) =>
    note(
      { file: 'content' },
      reason,
      '"npm run edit" lists them: change them, or say that they are still right',
    ),
  ),
  ...(gap === undefined
    ? []
    : [note({ file: '.git' }, 'the history is incomplete, so older texts are unknown', gap)]),
  ...checkColors(facts.colors),
  ...checkMark(mark, palette),
  ...checkBuiltColors(palette, mark, built),
  ...checkNames(texts(namingFiles)),
  checkExpiry(dist),
  ...checkDailyBuild(timetable(source).next, buildsDaily(root)),
  ...(await checkOutput(output)),
  ...(values['without-browser'] ? [] : await checkInBrowser(output)),
  ...(await checkAddresses(dist, undefined)),
  ...(origin === undefined ? [] : await checkAddresses(dist, origin)),
];
console.log(table(lines));
// To the editor, if it has started this.
process.send?.(lines);
if (lines.some(({ state }) => state === 'stop')) process.exitCode = 1;
