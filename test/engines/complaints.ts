/**
 * What a page runs before anything else in a test: it asks its server for an address that says what the browser
 * complains of. A request, and not a variable, because a page that leaves takes its variables along.
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
