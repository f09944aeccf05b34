import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Makes an empty folder for a test, which is removed after it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
