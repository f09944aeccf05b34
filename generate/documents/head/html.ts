const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** @example element('link', { rel: 'icon', href: '/favicon.svg' }) // '<link rel="icon" href="/favicon.svg">' */
export function element(name: 'link' | 'meta', attributes: Record<string, string | number>): string {
  const text = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(String(value))}"`);
  return `<${name}${text.join('')}>`;
}
