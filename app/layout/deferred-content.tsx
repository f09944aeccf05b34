import { useDeferredValue, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import styles from './deferred-content.module.css';

/**
 * Renders the part of a page below its head. After a navigation the head is painted first and this is deferred, with
 * a placeholder that keeps the footer out of view. Not deferred on load, on Back and Forward, or if the address has a
 * hash.
 */
export function DeferredContent({ children }: { children: ReactNode }) {
  const navigation = useNavigationType();
  const { hash } = useLocation();
  const canWait = navigation === NavigationType.Push && hash === '';
  const isReady = useDeferredValue(true, !canWait);
  return isReady ? children : <div className={styles.awaited} />;
}
