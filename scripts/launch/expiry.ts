import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { good, note, stop, type ReportLine } from './report.ts';

const day = 24 * 60 * 60 * 1000;
const noticeDays = 30;

/** The days until a security.txt expires (RFC 9116, section 2.5.5); undefined without a valid date. */
export function daysLeft(text: string, now: Date): number | undefined {
  const [, expires = ''] = /^Expires:\s*(\S+)/im.exec(text) ?? [];
  const at = Date.parse(expires);
  return Number.isNaN(at) ? undefined : Math.floor((at - now.getTime()) / day);
}

/** Reports the next day on which a text is published or taken down, if nothing in the project builds the site on that day. */
export function checkDailyBuild(next: string | undefined, isBuiltDaily: boolean): ReportLine[] {
  if (next === undefined || isBuiltDaily) return [];
  const reason = `a text is to be published or taken down on ${next}, and nothing in the project builds the site on that day`;
  const toDo = 'let the editor write a daily build (Publish, Held back), unless your host has one';
  return [note({ file: 'content', path: 'date' }, reason, toDo)];
}

export function checkExpiry(dist: string): ReportLine {
  const where = { file: 'dist/.well-known/security.txt', path: 'Expires' };
  const toDo = 'rebuild the site';
  const file = path.join(dist, '.well-known/security.txt');
  if (!existsSync(file)) return note(where, 'the site has no such file', toDo);
  const days = daysLeft(readFileSync(file, 'utf8'), new Date());
  if (days === undefined) return stop(where, 'it has no date', toDo);
  if (days < 0) return stop(where, `it expired ${-days} days ago`, toDo);
  const reason = `it expires in ${days} days`;
  return days < noticeDays ? note(where, reason, toDo) : good(where, reason);
}
