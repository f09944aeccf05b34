/** The blocks that a page by content can place by name. */
export const blockNames = [
  'services',
  'statistics',
  'comparison',
  'offices',
  'quotes',
  'people',
  'stories',
  'booking',
] as const;

type BlockName = (typeof blockNames)[number];

export function isBlockName(name: string): name is BlockName {
  return (blockNames as readonly string[]).includes(name);
}
