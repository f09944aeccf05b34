import type { HttpBindings } from '@hono/node-server';
import { createMiddleware } from 'hono/factory';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Responses } from './responses.ts';
import { clientAddress, limitKey } from './client-address.ts';
import { isFromSite } from './from-site.ts';
import type { Settings } from './settings.ts';

const hour = 3600;
const formType = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/** Creates the middleware that checks a post before its body is read: its origin, the rate limit and its media type. */
export function createGuard(settings: Settings, refuse: Responses['refuse']) {
  const { INBOX_LIMIT, INBOX_SITE, INBOX_TRUSTED_PROXIES } = settings;
  // Keeps addresses in memory only, and only for an hour.
  const limiter = new RateLimiterMemory({ points: INBOX_LIMIT, duration: hour });

  /** Counts a post. Returns the number of seconds to wait if there were too many, otherwise 0. */
  const secondsToWait = async (key: string) => {
    try {
      await limiter.consume(key);
      return 0;
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      return Math.ceil(rejection.msBeforeNext / 1000);
    }
  };

  return createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
    const [origin, referer, site] = ['Origin', 'Referer', 'Sec-Fetch-Site'].map((name) => c.req.header(name));
    if (!isFromSite({ origin, referer, site }, INBOX_SITE)) return refuse(c, 403, 'other-origin');
    const remote = c.env.incoming.socket.remoteAddress ?? '';
    const client = clientAddress(remote, c.req.header('X-Forwarded-For'), INBOX_TRUSTED_PROXIES);
    const seconds = await secondsToWait(limitKey(client));
    if (seconds > 0) {
      c.header('Retry-After', String(seconds));
      return refuse(c, 429, 'too-many');
    }
    if (!formType.test(c.req.header('Content-Type') ?? '')) return refuse(c, 415, 'no-form');
    return next();
  });
}
