import type { ComponentProps } from 'react';
import { useSite } from './site-context.ts';

/** A link to another site. Opens a new tab, which is announced to screen readers. */
export function NewTabLink({ children, ...rest }: ComponentProps<'a'>) {
  const { newTab } = useSite().ui;
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      {/* Hosts that minify documents may strip the space. */}
      <span className="visually-hidden" suppressHydrationWarning>{` ${newTab}`}</span>
    </a>
  );
}
