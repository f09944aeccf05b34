/** Returns a text without the marks on its letters, for addresses and searches: 'Cómo' becomes 'Como'. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '');
}
