import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limits, weightsFile } from '../../judges/page-weight.ts';
import { pageRoom } from './page-room.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'room-'));
  mkdirSync(path.join(root, path.dirname(weightsFile)));
});
afterEach(() => rmSync(root, { recursive: true }));

const measured = (weights: object[]) => writeFileSync(path.join(root, weightsFile), JSON.stringify(weights));

test('the room of a text is that of the fullest page that has it', () => {
  expect(pageRoom(root, 'en/home.yaml')).toBeUndefined();
  measured([
    { content: ['content/en/home.yaml', 'content/en/ui.yaml'], document: limits.document - 450 },
    { content: ['content/en/about.yaml', 'content/en/ui.yaml'], document: limits.document + 45 },
    { document: 1 },
  ]);
  expect(pageRoom(root, 'en/home.yaml')).toBe(1000);
  expect(pageRoom(root, 'en/ui.yaml')).toBe(-100);
  expect(pageRoom(root, 'figures.yaml')).toBeUndefined();
});
