import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import styles from './toast.module.css';

const visibleToasts = 3;
const duration = 4000;
// Screen readers only announce changes to a live region that already existed, so wait before adding the first one.
const announceDelay = 100;

const manager = Toast.createToastManager();
const list = Promise.withResolvers<void>();

/** Adds a notification, which is announced politely, once the list is there. */
export async function addToast(text: string): Promise<void> {
  await list.promise;
  manager.add({ title: text });
}

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager();
  useEffect(() => {
    const timer = setTimeout(list.resolve, announceDelay);
    return () => clearTimeout(timer);
  }, []);
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={styles.toast}>
      <Toast.Content className={styles.content}>
        {/* Labels the toast, which has the role dialog. Not a heading, to stay out of the page's outline. */}
        <Toast.Title render={<p />} className={styles.text} />
        <Toast.Close className={styles.close} aria-label={closeLabel}>
          <svg
            width="12"
            height="12"
            viewBox="0 0 12 12"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path d="m1 1 10 10M11 1 1 11" />
          </svg>
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

/** Shows at most three notifications for four seconds each, paused while one has hover or focus. */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  return (
    <Toast.Provider toastManager={manager} limit={visibleToasts} timeout={duration}>
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport} aria-label={label}>
          <ToastList closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
