/** The six services, in reading order. Each name is the anchor of its block on /services. */
export const serviceIds = [
  'ai-strategy-consulting',
  'custom-ai-development',
  'process-automation',
  'digital-transformation',
  'ecommerce-solutions',
  'it-staffing',
] as const;

export type ServiceId = (typeof serviceIds)[number];
