/** Schema of the menus in `content/site.yaml`, and the check of the pages that they name. Runs at build time only. */
import { z } from 'zod';
import { headerNames, menuNames, menusOf, type Menus, type QuickLink } from '#app/site/menus.ts';
import { listOf } from './schemas/list-schema.ts';

// What it may name is checked with the rest of the content.
const oneOf = (names: readonly string[]) => z.string().meta({ label: '', enum: [...names] });
const inHeader = new Set(headerNames);

export const menus = z
  .strictObject({
    quickLinks: listOf(oneOf(menuNames), {
      min: 1,
      max: 16,
      because: 'they stand in one column of the footer',
      item: 'quick link',
    }).meta({ label: 'Quick links in the footer' }),
    // The specification names the others, which come first.
    header: listOf(oneOf(menuNames.filter((name) => !inHeader.has(name))), {
      min: 0,
      max: 2,
      because: 'no more fit into one line beside the links that the header always has',
      item: 'link in the header',
    })
      .meta({ label: 'More links in the header' })
      .optional(),
  })
  .meta({ label: 'Menus' });

/**
 * Returns one line for each name that a menu cannot have.
 *
 * @param own the pages by content that menus can name
 */
export function menuMistakes(written: Menus | undefined, own: readonly QuickLink[]): string[] {
  const known = [...new Set([...menuNames, ...own.map(({ slug }) => slug)])];
  const { quickLinks, base } = menusOf(written, own);
  const isInFooter = new Set([...quickLinks, ...base]);
  return Object.entries(written ?? {}).flatMap(([menu, names = []]) =>
    names.flatMap((name, index) => {
      const at = `menus.${menu}.${index}`;
      if (!known.includes(name)) return `${at}: must be one of: ${known.join(', ')}`;
      if (names.indexOf(name) < index) return `${at}: ${name} is in this list already`;
      if (menu !== 'header') return [];
      if (inHeader.has(name)) return `${at}: ${name} is always in the header`;
      // Narrower windows have no room for it.
      if (!isInFooter.has(name))
        return `${at}: ${name} must be among the quick links too: windows of less than 1280 px show it only there and in the menu`;
      return [];
    }),
  );
}
