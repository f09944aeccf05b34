/** The files of facts, which are the same in every language. */
import type { z } from 'zod';
import { asciiMailbox } from './mail-address.ts';
import { figures } from './schemas/figures-schema.ts';
import { site } from './schemas/site-schema.ts';
import { telephoneUri } from './telephone.ts';

/** The settings that words may depend on. */
export const settings = Object.entries(site.shape).flatMap(([name, schema]) =>
  schema.meta()?.['isSetting'] ? name : [],
);

export const factSchemas = { site, figures } as const;
export type FactFile = keyof typeof factSchemas;
export const factFiles = Object.keys(factSchemas) as FactFile[];

/** The facts of site.yaml, with what machines read in place of the e-mail address and the telephone number. */
export const completeSite = site.transform((facts) => ({
  ...facts,
  /** With a domain in ASCII. */
  mailbox: asciiMailbox(facts.email),
  /** As in 'tel:+14155550132;ext=5' (RFC 3966). */
  telephone: telephoneUri(facts.phone),
}));
export type Facts = z.infer<typeof completeSite>;
export type Figures = z.infer<typeof figures>;
export type Office = Facts['offices'][string];
