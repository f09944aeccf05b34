import type { ComponentProps, ReactNode } from 'react';
import { CallToAction } from '#app/layout/call-to-action.tsx';
import { DocumentPart } from '#app/layout/document-part.tsx';
import { useSite } from '#app/layout/site-context.ts';
import type { LocaleCode } from '#app/site/locales.ts';
import styles from './proof.module.css';

/** What stands above the closing band of a page, by language. The prerenderer alone has it. */
type Above = Partial<Record<LocaleCode, ReactNode>>;

/** Returns the closing band of a page below a part that only its document holds: people, client stories, or what clients say. */
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
