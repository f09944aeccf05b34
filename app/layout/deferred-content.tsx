import { useDeferredValue, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import styles from './deferred-content.module.css';

/** After a navigation the head is painted first, over a placeholder. Not on load, on Back and Forward, or with a hash. */
export function DeferredContent({ children }: { children: ReactNode }) {
  const navigation = useNavigationType();
  const { hash } = useLocation();
  const canWait = navigation === NavigationType.Push && hash === '';
  const isReady = useDeferredValue(true, !canWait);
  return isReady ? children : <div className={styles.awaited} />;
}
