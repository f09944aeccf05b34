import type { Menus } from '#packages/content/addresses/menus.ts';
import { RouterLink } from './page-link.tsx';
import { useSite } from './site-context.ts';

type Props = { menu: keyof Menus; className?: string | undefined; onClick?: () => void };

export function MenuLinks({ menu, ...link }: Props) {
  return useSite().menus[menu].map(({ to, name }) => (
    <li key={to}>
      <RouterLink to={to} {...link}>
        {name}
      </RouterLink>
    </li>
  ));
}
