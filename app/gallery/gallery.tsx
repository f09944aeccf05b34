/** Renders components in all their states, from the examples files. Development server only. */
import { createRoot } from 'react-dom/client';
import '#app/styles/index.css';
import 'virtual:palette.css';
import type { Examples } from './examples.ts';
import styles from './gallery.module.css';

type Files = Record<string, { examples: Examples }>;
const files: Files = {
  ...import.meta.glob<Files[string]>('/app/ui/**/*.examples.tsx', { eager: true }),
  ...import.meta.glob<Files[string]>('/app/layout/**/*.examples.tsx', { eager: true }),
  ...import.meta.glob<Files[string]>('/app/pages/**/*.examples.tsx', { eager: true }),
};

function Gallery() {
  return (
    <main className="wrap">
      <h1>Gallery</h1>
      <p>
        <a href="/gallery">The brand’s colors</a> <a href="/gallery?other-brand">Another brand’s</a>
      </p>
      {Object.entries(files).map(([file, { examples }]) => {
        const component = file.replace(/.*\/(.+)\.examples\.tsx$/, '$1');
        return (
          <section
            key={file}
            id={component}
            className={styles.component}
            aria-labelledby={`${component}-title`}
          >
            <h2 id={`${component}-title`}>{component}</h2>
            {Object.entries(examples).map(([state, example]) => (
              <div key={state} className={styles.example}>
                <h3>{state}</h3>
                <div>{example}</div>
              </div>
            ))}
          </section>
        );
      })}
    </main>
  );
}

// The same examples in the colors of the tests' fictional company, which override those of the site.
if (location.search === '?other-brand') await import('virtual:sample-palette.css');

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Gallery />);
