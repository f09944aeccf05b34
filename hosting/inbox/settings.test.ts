import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const facts = { email: 'info@example.com', siteUrl: 'https://www.example.com' };
const least = {
  INBOX_SMTP: 'smtps://u:p@mail.example.com',
  INBOX_FROM: 'web@example.com',
  INBOX_QUEUE: '/q',
};

test('requires three settings, and has defaults for the others', () => {
  expect(readSettings({ ...least, INBOX_TO: '', PATH: '/bin' }, facts)).toMatchObject({
    INBOX_TO: facts.email,
    INBOX_SITE: facts.siteUrl,
    PORT: 8025,
  });
});

test('reports every missing setting', () => {
  expect(() => readSettings({}, facts)).toThrow(
    'INBOX_SMTP: must be set\nINBOX_FROM: must be set\nINBOX_QUEUE: must be set',
  );
});

describe('reports an invalid setting with the reason, but without its value', () => {
  test.each([
    ['INBOX_SMTP', 'mail.example.com:25', 'must be the address of a mail server'],
    ['INBOX_SMTP', 'https://u:secret@mail.example.com', 'must be the address of a mail server'],
    ['INBOX_FROM', 'Website <web@example.com>', 'must be one e-mail address'],
    ['INBOX_TO', 'a@example.com\r\nBcc: b@example.com', 'must be one e-mail address'],
    ['INBOX_SITE', 'https://www.example.com/contact', 'must be an origin without a path'],
    ['INBOX_TRUSTED_PROXIES', '10.0.0.0/33', 'must be addresses or networks'],
    ['INBOX_TRUSTED_PROXIES', 'proxy.example.com', 'must be addresses or networks'],
    ['INBOX_LIMIT', '0', 'must be a whole number from 1'],
    ['INBOX_LIMIT', 'many', 'must be a whole number from 1'],
    ['PORT', '70000', 'must be a whole number from 0 to 65535'],
    ['INBOX_FORM', 'web@example.com', 'is no setting; there are INBOX_SMTP'],
  ])('%s %s', (name, value, reason) => {
    const read = () => readSettings({ ...least, [name]: value }, facts);
    expect(read).toThrow(`${name}: ${reason}`);
    expect(read).not.toThrow('secret');
  });
});
