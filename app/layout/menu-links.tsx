import { menuLinks, menusOf } from '#packages/site/menus.ts';
import { RouterLink } from './page-link.tsx';
import { useSite } from './site-context.ts';

type Props = {
  menu: keyof ReturnType<typeof menusOf>;
  className?: string | undefined;
  onClick?: () => void;
};

export function MenuLinks({ menu, ...link }: Props) {
  const { locale, menus, quickLinks, ui } = useSite();
  return menuLinks(menusOf(menus, quickLinks)[menu], ui, locale, quickLinks).map(({ to, name }) => (
    <li key={to}>
      <RouterLink to={to} {...link}>
        {name}
      </RouterLink>
    </li>
  ));
}
