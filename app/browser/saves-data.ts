/** https://wicg.github.io/savedata/, not in all browsers. */
export type SavesData = Navigator & { connection?: { saveData?: boolean } };

export function savesData(): boolean {
  return (navigator as SavesData).connection?.saveData ?? false;
}
