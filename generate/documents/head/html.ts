const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** @example element('link', { rel: 'icon', href: '/favicon.svg' }) // '<link rel="icon" href="/favicon.svg">' */
export function element(
  name: string,
  attributes: Record<string, string | number | undefined>,
  children?: string,
): string {
  const text = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escapeHtml(String(value))}"`,
  );
  const start = `<${name}${text.join('')}>`;
  return children === undefined ? start : `${start}${children}</${name}>`;
}
