import { z } from 'zod';
import { addressList } from './client-address.ts';

/** Facts of `content/site.yaml` that settings may override. */
type SiteFacts = { email: string; siteUrl: string };

const isSmtp = (url: string) =>
  URL.canParse(url) && /^smtps?:$/.test(new URL(url).protocol) && new URL(url).hostname !== '';
const isOrigin = (url: string) => URL.canParse(url) && new URL(url).origin === url;
const number = (low: number, high: number, what: string) =>
  z
    .string()
    .transform(Number)
    .refine((value) => value >= low && value <= high, `must be ${what} from ${low} to ${high}`);
const whole = (low: number, high: number) =>
  number(low, high, 'a whole number').refine(Number.isInteger, 'must be a whole number');
const address = z.email('must be one e-mail address, as in website@example.com');
const needed = 'must be set';

/** The settings, by the names of their environment variables. Messages never repeat a value, as it may be a password. */
const schema = z.strictObject({
  INBOX_SMTP: z
    .string(needed)
    .refine(isSmtp, 'must be the address of a mail server, as in smtps://user:password@mail.example.com'),
  INBOX_FROM: z.string(needed).pipe(address),
  INBOX_QUEUE: z.string(needed),
  INBOX_TO: address,
  INBOX_SITE: z.string().refine(isOrigin, 'must be an origin without a path, as in https://www.example.com'),
  INBOX_TRUSTED_PROXIES: z
    .string()
    .default('127.0.0.0/8 ::1')
    .transform((text, context) => {
      const list = addressList(text.split(/[\s,]+/).filter(Boolean));
      if (list) return list;
      context.addIssue({
        code: 'custom',
        message: 'must be addresses or networks, as in "10.0.0.0/8 fd00::/8"',
      });
      return z.NEVER;
    }),
  INBOX_LIMIT: whole(1, 100_000).default(20),
  INBOX_FIRST_RETRY: number(0.01, 3600, 'a number of seconds').default(30),
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(0, 65_535).default(8025),
});

export type Settings = z.infer<typeof schema>;

const names = Object.keys(schema.shape);

function describe(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${key}: is no setting; there are ${names.join(', ')}`);
  return [`${issue.path.join('.')}: ${issue.message}`];
}

/**
 * Reads the settings from environment variables; an empty one counts as unset.
 *
 * @throws Error that lists each wrong setting with its name and the reason
 */
export function readSettings(environment: NodeJS.ProcessEnv, site: SiteFacts): Settings {
  const set = Object.entries(environment).filter(
    ([name, value]) => value && (names.includes(name) || name.startsWith('INBOX_')),
  );
  const defaults = { INBOX_TO: site.email, INBOX_SITE: site.siteUrl };
  const result = schema.safeParse({ ...defaults, ...Object.fromEntries(set) });
  if (result.success) return result.data;
  throw new Error(result.error.issues.flatMap(describe).join('\n'));
}
