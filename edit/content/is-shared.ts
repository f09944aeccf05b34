import type { Kind } from './kinds.ts';

/** Whether a value is the same in every language, as most that are no text. What has no kind is no value. */
export const isShared = ({
  kind,
  perLanguage,
}: {
  kind: Kind | undefined;
  perLanguage?: boolean | undefined;
}): boolean => kind !== undefined && kind !== 'text' && !perLanguage;
