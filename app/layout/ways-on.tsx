import type { PageId } from '#packages/site/pages.ts';
import { buttonClass } from '#app/ui/button/button.ts';
import { Arrow } from '#app/ui/icon/arrow.tsx';
import { PageLink } from './page-link.tsx';
import { useSite } from './site-context.ts';
import styles from './ways-on.module.css';

/** To the contact form, and to a page, by its own name unless there are other words for the link. */
export function WaysOn({ page = 'plan', words }: { page?: PageId; words?: string | undefined }) {
  const { ui } = useSite();
  return (
    <p className={styles.ways}>
      <PageLink page="contact" className={buttonClass()}>
        {ui.getStarted}
        <Arrow />
      </PageLink>
      <PageLink page={page} className={styles.page}>
        {words ?? ui.navigation[page]}
      </PageLink>
    </p>
  );
}
