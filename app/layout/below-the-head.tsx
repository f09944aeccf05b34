import { useDeferredValue, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import styles from './below-the-head.module.css';

/**
 * What a page shows below its head. After a page change the head is shown first, and this in the next task; until then it
 * keeps the footer out of view. In a document, and where a place in it is asked for, it is there from the start.
 */
export function BelowTheHead({ children }: { children: ReactNode }) {
  const navigation = useNavigationType();
  const { hash } = useLocation();
  const canWait = navigation === NavigationType.Push && hash === '';
  const isDue = useDeferredValue(true, !canWait);
  return isDue ? children : <div className={styles.awaited} />;
}
