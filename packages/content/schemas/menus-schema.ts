import { z } from 'zod';
import { headerNames, menuNames } from '#packages/site/menus.ts';
import { distinct, listOf } from './list-schema.ts';

// What it may name is checked with the rest of the content.
const oneOf = (names: readonly string[]) =>
  z.string().meta({ label: '', enum: [...names], offersPages: true });
const inHeader = new Set(headerNames);

export const menus = z
  .strictObject({
    quickLinks: distinct(
      listOf(oneOf(menuNames), {
        min: 1,
        max: 16,
        because: 'they stand in one column of the footer',
        item: 'quick link',
      }),
    )
      .meta({ label: 'Quick links in the footer' })
      .optional(),
    // The specification names the others, which come first.
    header: distinct(
      listOf(oneOf(menuNames.filter((name) => !inHeader.has(name))), {
        min: 0,
        max: 2,
        because: 'no more fit into one line beside the links that the header always has',
        item: 'link in the header',
      }),
    )
      .meta({ label: 'More links in the header' })
      .optional(),
  })
  .meta({ label: 'Menus' });
