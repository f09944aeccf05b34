/** The boot module: everything else is fetched at the visitor's first intent, or when the page has come to rest. */
const intents = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin'] as const;

let started = false;

function start(): void {
  if (started) return;
  started = true;
  for (const intent of intents) removeEventListener(intent, start);
  // A blocked or missing chunk leaves the prerendered page, which works without it.
  import('./hydrate.tsx').catch(console.warn);
}

function startWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 });
  else setTimeout(start, 200);
}

for (const intent of intents) addEventListener(intent, start, { passive: true, once: true });
if (document.readyState === 'complete') startWhenIdle();
else addEventListener('load', startWhenIdle, { once: true });
