import type { ComponentProps, ReactNode } from 'react';
import { CallToAction } from '#app/layout/call-to-action.tsx';
import { DocumentPart } from '#app/layout/document-part.tsx';
import { useSite } from '#app/layout/site-context.ts';
import type { LocaleCode } from '#app/site/locales.ts';
import styles from './proof.module.css';

/** The content above a page's closing band, by language. Only the prerenderer has it. */
type Above = Partial<Record<LocaleCode, ReactNode>>;

/** Returns a closing band below a document-only part: people, client stories or quotes. */
export function closing(above: Above = {}) {
  return function Closing(props: ComponentProps<typeof CallToAction>) {
    const { code } = useSite().locale;
    return (
      <>
        <DocumentPart name="proof" className={styles.part}>
          {import.meta.env.SSR && above[code]}
        </DocumentPart>
        <CallToAction {...props} />
      </>
    );
  };
}
