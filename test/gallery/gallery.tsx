import { createRoot } from 'react-dom/client';
import '#app/styles/index.css';
import 'virtual:palette.css';
import { components } from './components.tsx';
import './font.css';
import styles from './gallery.module.css';
import { sharedDays } from './shared-days.tsx';

function Gallery() {
  return (
    <main className="wrap">
      <h1>Gallery</h1>
      {Object.entries({ ...components, 'shared-day': sharedDays }).map(([component, examples]) => (
        <section
          key={component}
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
      ))}
    </main>
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Gallery />);
