/** Whether the visitor saves data (https://wicg.github.io/savedata/, not in all browsers). */
export function savesData(): boolean {
  const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator;
  return connection?.saveData ?? false;
}
