import { useEffect, useState } from 'react';
import { PageLink } from '#app/layout/page-link.tsx';
import { useSite } from '#app/layout/site-context.ts';
import { whileCrossing } from '#app/browser/while-crossing.ts';
import styles from './service-index.module.css';

type ServiceIndexProps = { ids: readonly string[]; label: string };

/** Links to the services, which stay in view on wide screens and mark the one that is being read; elsewhere there is none. */
export function ServiceIndex({ ids, label }: ServiceIndexProps) {
  const { services } = useSite().ui;
  const [current, setCurrent] = useState<string>();
  // A string, because the list is a new one on each render.
  const key = ids.join(' ');
  useEffect(() => whileCrossing(key.split(' '), setCurrent), [key]);
  return (
    // No landmark: the footer's has that name.
    <div className={styles.index}>
      <ul aria-label={label}>
        {ids.map((id) => (
          <li key={id}>
            <PageLink page="services" hash={id} current={id === current ? 'true' : undefined}>
              {services[id]}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
