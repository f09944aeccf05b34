import type { ReactNode } from 'react';

/** What an examples file of a ui component exports: the component's states, by name. */
export type Examples = Record<string, ReactNode>;
