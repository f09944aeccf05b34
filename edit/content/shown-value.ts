const separator = ', ';

export const splitChoices = (text: string): string[] => text.split(separator).filter(Boolean);
export const joinChoices = (chosen: readonly string[]): string => chosen.join(separator);

export function shownValue(value: unknown): string {
  if (Array.isArray(value)) return joinChoices(value.filter((each) => typeof each === 'string'));
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}
