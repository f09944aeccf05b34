import type { PageId } from '#packages/site/pages.ts';
import { buttonClass } from '#app/ui/button/button.ts';
import { Arrow } from '#app/ui/icon/arrow.tsx';
import { PageLink } from './page-link.tsx';
import { useSite } from './site-context.ts';
import styles from './ways-on.module.css';

export function WaysOn({ page, name }: { page: PageId; name: string | undefined }) {
  return (
    <p className={styles.ways}>
      <PageLink page="contact" className={buttonClass()}>
        {useSite().ui.getStarted}
        <Arrow />
      </PageLink>
      <PageLink page={page} className={styles.page}>
        {name}
      </PageLink>
    </p>
  );
}
