import { PageLink } from '#app/layout/page-link.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { buttonClass } from '#app/ui/button/button.ts';
import { Arrow } from '#app/ui/icon/arrow.tsx';
import styles from './next-step.module.css';

/** Where a reader goes on: to the form, or to the planner. */
export function NextStep() {
  const { getStarted, navigation } = useSite().ui;
  return (
    <p className={styles.ways}>
      <PageLink page="contact" className={buttonClass()}>
        {getStarted}
        <Arrow />
      </PageLink>
      <PageLink page="plan" className={styles.plan}>
        {navigation.plan}
      </PageLink>
    </p>
  );
}
