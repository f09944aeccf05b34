// In milliseconds: longer than an element is in view while the page scrolls past it.
const rest = 300;

/** Calls back once, when an element stays in view. Returns a function that ends the waiting. */
export function whenInView(element: Element, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver((changes) => {
    clearTimeout(timer);
    if (!changes.at(-1)?.isIntersecting) return;
    timer = setTimeout(() => {
      observer.disconnect();
      callback();
    }, rest);
  });
  observer.observe(element);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
