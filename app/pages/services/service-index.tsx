import { useEffect, useState } from 'react';
import type { Words } from '#packages/content/schema.ts';
import { PageLink } from '#app/layout/page-link.tsx';
import { useSite } from '#app/layout/site-context.ts';
import styles from './service-index.module.css';
// A line across the window, at a third of its height.
const line = '-33% 0px -66.9%';

/** Reports the id of the element at the reading line, undefined where there is none. Returns a function that ends this. */
function whileCrossing(ids: readonly string[], report: (id: string | undefined) => void): () => void {
  const crossing = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) crossing.add(target.id);
        else crossing.delete(target.id);
      report(ids.findLast((id) => crossing.has(id)));
    },
    { rootMargin: line },
  );
  for (const id of ids) {
    const element = document.querySelector(`#${CSS.escape(id)}`);
    if (element) observer.observe(element);
  }
  return () => observer.disconnect();
}

/** Links to the services, which stay in view on wide screens and mark the one that is being read; elsewhere there is none. */
export function ServiceIndex({ words: { blocks, title } }: { words: Words['services'] }) {
  const { services } = useSite().ui;
  const [current, setCurrent] = useState<string>();
  useEffect(() => whileCrossing(Object.keys(blocks), setCurrent), [blocks]);
  return (
    // No landmark: the footer's has that name.
    <div className={styles.index}>
      <ul aria-label={title}>
        {Object.keys(blocks).map((id) => (
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
