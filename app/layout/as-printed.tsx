import { Suspense, use, useState, type ReactNode } from 'react';

const never = new Promise<never>(() => {});

function Waiting(): ReactNode {
  return use(never);
}

type AsPrintedProps = {
  /** Whether this browser can draw the children as the build did; the first answer counts. */
  isDrawable: boolean;
  children: ReactNode;
};

/**
 * Its children. In a browser that lacks what they are made from, the prerendered ones stay as they are: React leaves
 * alone what stands in a boundary that waits. After a page change there are none, and nothing stands there.
 */
export function AsPrinted({ isDrawable, children }: AsPrintedProps) {
  // One and the same element for good: a boundary that is given another is drawn anew.
  const [waiting] = useState(
    () =>
      !isDrawable && (
        <Suspense>
          <Waiting />
        </Suspense>
      ),
  );
  return waiting || <Suspense>{children}</Suspense>;
}
