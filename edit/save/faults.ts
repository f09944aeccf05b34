const isFull = 'the disk is full; nothing was written';
const isForbidden = 'this file may not be written; nothing was changed';
const systemFaults: Readonly<Record<string, string>> = {
  ENOSPC: isFull,
  EDQUOT: isFull,
  EROFS: 'the disk can only be read; nothing was written',
  EACCES: isForbidden,
  EPERM: isForbidden,
};

export function faultInWords(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error)) return undefined;
  const code = String(error.code);
  return systemFaults[code] ?? ('syscall' in error ? `the disk did not take it (${code})` : undefined);
}
