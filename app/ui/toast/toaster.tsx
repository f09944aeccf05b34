import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import styles from './toast.module.css';

const visibleToasts = 3;
const duration = 4000;
// Screen readers announce what is added to a region that they have seen before.
const settling = 100;

const manager = Toast.createToastManager();
// What was said before the list is on the screen.
const waiting: string[] = [];
let isMounted = false;

/** Adds a notification, politely announced. */
export function addToast(text: string): void {
  if (isMounted) manager.add({ title: text });
  else waiting.push(text);
}

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager();
  useEffect(() => {
    const timer = setTimeout(() => {
      isMounted = true;
      for (const text of waiting.splice(0)) manager.add({ title: text });
    }, settling);
    return () => {
      clearTimeout(timer);
      isMounted = false;
    };
  }, []);
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={styles.toast}>
      <Toast.Content className={styles.content}>
        {/* The name of the notification, which is a dialog to assistive technology; not a heading of the page. */}
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

export type ToasterProps = { label: string; closeLabel: string };

/** The notifications: at most three, four seconds each; they wait while the pointer or the focus is on them. */
export function Toaster({ label, closeLabel }: ToasterProps) {
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
