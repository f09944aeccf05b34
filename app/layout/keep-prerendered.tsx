import { Suspense, use, useState, type ReactNode } from 'react';

const never = new Promise<never>(() => {});

function Suspended(): ReactNode {
  return use(never);
}

type KeepPrerenderedProps = {
  /** Whether this browser can render the children as the build did. Only the first value counts. */
  canRender: boolean;
  children: ReactNode;
};

/**
 * Renders its children, alone in an element with `data-boundary`. In a browser that lacks the data to render them,
 * keeps the prerendered HTML by suspending for ever: React does not touch the HTML of a suspended boundary. After a
 * client-side navigation there is no such HTML, so it renders nothing.
 */
export function KeepPrerendered({ canRender, children }: KeepPrerenderedProps) {
  // Kept in state: React would re-render a boundary that receives a new element.
  const [suspended] = useState(
    () =>
      !canRender && (
        <Suspense>
          <Suspended />
        </Suspense>
      ),
  );
  return suspended || <Suspense>{children}</Suspense>;
}
