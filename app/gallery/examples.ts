import type { ReactNode } from 'react';

/** The export of a component's examples file: its states, by name. */
export type Examples = Record<string, ReactNode>;
