import type { ReactNode } from 'react';

export type Examples = Record<string, ReactNode>;
