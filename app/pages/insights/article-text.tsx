import type { Element, Root } from 'hast';
import { toJsxRuntime, type Components } from 'hast-util-to-jsx-runtime';
import { toString } from 'hast-util-to-string';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { ComponentProps } from 'react';
import type { Insights } from '#generate/content/articles/articles.ts';
import type { Words } from '#generate/content/schema.ts';
import type { InsightsWords } from '#generate/content/insights-schema.ts';
import { CopyAnchor } from '#app/layout/copy-link.tsx';
import { NewTabLink } from '#app/layout/new-tab-link.tsx';
import { Photo } from '#app/ui/photo/photo.tsx';
import { SharedDay } from '#app/layout/shared-day/shared-day.tsx';
import styles from './prose.module.css';

// The width of the text column in pixels: --text-width in article.module.css.
const textWidth = 608;

type Props<Name extends 'a' | 'div' | 'img' | 'h2' | 'h3' | 'pre' | 'table'> = ComponentProps<Name> & {
  node?: Element;
};

/** Returns a heading component with a copy link, which is not part of its accessible name. */
function heading(Level: 'h2' | 'h3') {
  return function Heading({ id = '', node, children }: Props<'h2' | 'h3'>) {
    return (
      <Level aria-labelledby={id}>
        <span id={id}>{children}</span>
        {node && <CopyAnchor anchor={id} title={toString(node)} className={styles.link} data-copy="" />}
      </Level>
    );
  };
}

/** A link. Other sites open in a new tab, which is announced. */
function Link({ node, children, ...attributes }: Props<'a'>) {
  const isExternal = String(node?.properties.href).startsWith('https:');
  const Anchor = isExternal ? NewTabLink : 'a';
  return <Anchor {...attributes}>{children}</Anchor>;
}

/** Returns components for code and tables, which scroll and are focusable for keyboard users. */
function scrolling({ code, table }: InsightsWords): Components {
  return {
    pre: ({ children }: Props<'pre'>) => (
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <pre className={styles.code} tabIndex={0} role="group" aria-label={code}>
        {children}
      </pre>
    ),
    table: ({ children }: Props<'table'>) => (
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={table}>
        <table>{children}</table>
      </div>
    ),
  };
}

/** Returns a component for the place of a chart, in which browsers render a live one: see live-chart.tsx. */
function chart(sharedDay: Words['home']['sharedDay']) {
  return function Chart({ node, children, ...attributes }: Props<'div'>) {
    return (
      <div {...attributes}>{node?.properties.dataChart ? <SharedDay words={sharedDay} /> : children}</div>
    );
  };
}

const components: Components = { a: Link, h2: heading('h2'), h3: heading('h3') };

/** Returns a component for pictures in the text, with their captions. */
function figure(photos: Insights['photos']): Components {
  return {
    img: ({ alt = '', loading, node, title }: Props<'img'>) => {
      const file = String(node?.properties.src);
      const photo = photos[file];
      if (!photo) throw new Error(`${file} was not read`);
      return (
        <>
          <Photo photo={photo} alt={alt} availableWidth={textWidth} isFirst={loading === 'eager'} />
          {title && <figcaption>{title}</figcaption>}
        </>
      );
    },
  };
}

type ArticleTextProps = {
  tree: Root;
  words: InsightsWords;
  sharedDay: Words['home']['sharedDay'];
  photos: Insights['photos'];
};

/** The text of an article. Feeds extract it from the documents by `data-text`. */
export function ArticleText({ tree, words, sharedDay, photos }: ArticleTextProps) {
  return (
    <div className={styles.text} data-text="">
      {toJsxRuntime(tree, {
        Fragment,
        jsx,
        jsxs,
        passNode: true,
        tableCellAlignToStyle: false,
        components: {
          ...components,
          ...scrolling(words),
          ...figure(photos),
          div: chart(sharedDay),
        },
      })}
    </div>
  );
}
