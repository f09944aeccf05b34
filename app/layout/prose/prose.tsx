import {
  createContext,
  createElement,
  Suspense,
  use,
  type ComponentProps,
  type ElementType,
  type ReactNode,
} from 'react';
import type { Photo as PhotoFacts } from '#packages/content/media/photo.ts';
import type { Body } from '#packages/content/texts/body.ts';
import type { TextWords } from '#packages/content/collections/text-parts.ts';
import { BookingLink } from '#app/layout/booking-link.tsx';
import { CopyLink } from '#app/layout/copy-link.tsx';
import { NewTabLink } from '#app/layout/new-tab-link.tsx';
import { useSite } from '#app/layout/site-context.ts';
import type { LocaleCode } from '#packages/site/locales.ts';
import { once } from '#packages/site/once.ts';
import { Photo } from '#app/ui/photo/photo.tsx';
// Of the chart, which few texts have: loaded with it.
// eslint-disable-next-line eslint/no-restricted-imports
import { words } from '#app/words.ts';
import styles from './prose.module.css';

// The width of the text column in pixels: --text-width in text-page.module.css.
const textWidth = 608;

type Context = { words: TextWords; photos: Readonly<Record<string, PhotoFacts>> };

const TextContext = createContext<Context | null>(null);

function useText(): Context {
  const context = use(TextContext);
  if (!context) throw new Error('this element must be within Prose');
  return context;
}

/** Loads the chart and its words, which are the home page's. The prerendered chart stays if that fails. */
const loadChart = once(async (locale: LocaleCode) => {
  const loading = Promise.all([import('#app/layout/shared-day/shared-day.tsx'), words(locale, 'home')]);
  return loading.catch((error: unknown) => {
    console.warn(error);
    return new Promise<never>(() => {});
  });
});

function Chart() {
  const [{ SharedDay }, { sharedDay }] = use(loadChart(useSite().locale.code));
  return <SharedDay words={sharedDay} />;
}

type DivisionProps = ComponentProps<'div'> & { 'data-chart'?: string; 'data-block'?: string };

function Division({ children, ...attributes }: DivisionProps) {
  if (attributes['data-block'] === 'booking')
    return (
      <p>
        <BookingLink />
      </p>
    );
  if (attributes['data-chart'])
    return (
      <div {...attributes} data-boundary>
        <Suspense>
          <Chart />
        </Suspense>
      </div>
    );
  return <div {...attributes}>{children}</div>;
}

/** Makes a heading component with a copy link, which is not part of its accessible name. */
function heading(Level: 'h2' | 'h3') {
  return function Heading({ id = '', title = '', children }: ComponentProps<'h2'>) {
    return (
      <Level aria-labelledby={id}>
        <span id={id}>{children}</span>
        <CopyLink anchor={id} title={title} className={styles.link} />
      </Level>
    );
  };
}

function Link({ href = '', children, ...attributes }: ComponentProps<'a'>) {
  const Anchor = href.startsWith('https:') ? NewTabLink : 'a';
  return (
    <Anchor href={href} {...attributes}>
      {children}
    </Anchor>
  );
}

/** Code, which can be scrolled with the keyboard. */
function CodeBlock({ children }: ComponentProps<'pre'>) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={styles.code} tabIndex={0} role="group" aria-label={useText().words.code}>
      {children}
    </pre>
  );
}

/** A table, which can be scrolled with the keyboard. */
function Table({ children }: ComponentProps<'table'>) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={useText().words.table}>
      <table>{children}</table>
    </div>
  );
}

function Picture({ alt = '', loading, src = '', title }: ComponentProps<'img'>) {
  const photo = useText().photos[src];
  if (!photo) throw new Error(`${src} was not read`);
  return (
    <>
      <Photo photo={photo} alt={alt} availableWidth={textWidth} isFirst={loading === 'eager'} />
      {title && <figcaption>{title}</figcaption>}
    </>
  );
}

const components: Readonly<Record<string, ElementType>> = {
  a: Link,
  div: Division,
  h2: heading('h2'),
  h3: heading('h3'),
  pre: CodeBlock,
  table: Table,
  img: Picture,
};

function render(node: Body): ReactNode {
  // Some hosts strip white space between elements, and React looks for a text in vain, but not for that of an element.
  if (typeof node === 'string') return node.trim() ? node : <span suppressHydrationWarning>{node}</span>;
  const [name, attributes, ...children] = node;
  return createElement(components[name] ?? name, attributes, ...children.map(render));
}

/** The body of a text. Feeds extract it from the documents by `data-text`. */
export function Prose({ body, ...context }: Context & { body: readonly Body[] }) {
  return (
    <TextContext value={context}>
      {createElement('div', { className: styles.text, 'data-text': '' }, ...body.map(render))}
    </TextContext>
  );
}
