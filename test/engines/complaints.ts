/**
 * Runs before anything else in a page: reports the browser's complaints to the server. As requests, because variables
 * would be lost when the page is left.
 */
export function reportComplaints(): void {
  const say = (text: string) => {
    new Image().src = `/complaint?${encodeURIComponent(`${location.pathname}: ${text}`)}`;
  };
  const report = (event: Event) => {
    const { target } = event;
    if (event instanceof ErrorEvent) say(`uncaught: ${event.message}`);
    else if (target instanceof Element) say(`did not load: ${target.outerHTML.slice(0, 200)}`);
  };
  addEventListener('error', report, true);
  addEventListener('unhandledrejection', ({ reason }) => say(`unhandled rejection: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    say(`policy: ${effectiveDirective} ${blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      say(`console.${level}: ${parts.map(String).join(' ')}`);
      write(...parts);
    };
  }
}
