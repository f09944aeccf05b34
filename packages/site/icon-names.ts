/** Icons that content may use by name. `icon.tsx` draws them. */
export const iconNames = [
  'strategy',
  'model',
  'automation',
  'transformation',
  'commerce',
  'staffing',
  'cost',
  'time-zone',
  'culture',
  'talent',
  'travel',
  'delivery',
  'uptime',
  'speed',
  'compliance',
  'roi',
  'savings',
  'people',
  'mission',
  'vision',
  'global',
] as const;

export type IconName = (typeof iconNames)[number];
