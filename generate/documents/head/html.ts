const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

/**
 * A data block, which the Content-Security-Policy does not restrict like a script. `<` is escaped so that no text can close the
 * element.
 */
export function dataElement(attributes: string, json: string): string {
  return `<script ${attributes}>${json.replaceAll('<', String.raw`\u003c`)}</script>`;
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
