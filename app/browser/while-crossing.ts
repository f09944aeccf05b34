// A line across the window, at a third of its height.
const line = '-33% 0px -66.9%';

/**
 * Reports the element that is at the reading line, by its id, and undefined where there is none.
 *
 * @returns a function that ends this
 */
export function whileCrossing(ids: readonly string[], report: (id: string | undefined) => void): () => void {
  const crossing = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) crossing.add(target.id);
        else crossing.delete(target.id);
      report(ids.findLast((id) => crossing.has(id)));
    },
    { rootMargin: line },
  );
  for (const id of ids) {
    const element = document.querySelector(`#${CSS.escape(id)}`);
    if (element) observer.observe(element);
  }
  return () => observer.disconnect();
}
