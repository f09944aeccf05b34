import type { z } from 'zod';
import { keysOf } from './keys-of.ts';
import { figures } from './schemas/figures-schema.ts';
import { site, type completeSite } from './schemas/site-schema.ts';

export const settings = Object.entries(site.shape).flatMap(([name, schema]) =>
  schema.meta()?.['isSetting'] ? name : [],
);

export const factSchemas = { site, figures } as const;
export const factFiles = keysOf(factSchemas);

export type Facts = z.infer<typeof completeSite>;
export type Figures = z.infer<typeof figures>;
export type Office = Facts['offices'][string];
