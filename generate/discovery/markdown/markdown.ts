/** Text that holds Markdown's own signs, so that they are read as what they are (CommonMark 0.31, section 2.4). */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/[\\`*_[\]<>|]/g, String.raw`\$&`)
    .replace(/^(\d+)([.)])(?=\s)/, String.raw`$1\$2`)
    .replace(/^[#+-](?=\s)/, String.raw`\$&`);
}

export function heading(level: 1 | 2 | 3, text: string): string {
  return `${'#'.repeat(level)} ${escapeMarkdown(text)}`;
}

export function paragraph(text: string): string {
  return escapeMarkdown(text);
}

export function link(text: string, address: string): string {
  return `[${escapeMarkdown(text)}](${address})`;
}

/** A name and its value, as one item of a list. */
export function fact(name: string, value: string): string {
  return `- **${escapeMarkdown(name)}:** ${escapeMarkdown(value)}`;
}

export function list(items: readonly string[]): string {
  return items.map((item) => `- ${escapeMarkdown(item)}`).join('\n');
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** A table as GitHub's Markdown has it; the first row is the head. */
export function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => row(cells.map(escapeMarkdown)));
  return [row(head.map(escapeMarkdown)), row(head.map(() => '---')), ...lines].join('\n');
}
