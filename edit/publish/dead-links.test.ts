import { expect, test } from 'vitest';
import { tableOf } from '#test/address-table.ts';
import { eachCopy } from '#test/content/each-copy.ts';
import { describeDeadLinks } from './dead-links.ts';

const [copy] = eachCopy();

const page = (file: string, html: string) => copy.write(`../dist/${file}`, html);

test('a link that leads nowhere is named with its words, its page, and where it is written', () => {
  copy.put('es/services.yaml', 'blocks.night-watch.next.hash', 'question-gone');
  page('index.html', '<a href="/es#question-gone">Read <b>on</b></a> <a href="/gone">Gone</a>');
  page('es.html', '<a href="/es#question-gone">Read on</a>');
  page('_addresses', JSON.stringify(tableOf(['/index.html', '/es.html'])));
  expect(describeDeadLinks(copy.root)).toEqual([
    'On /es and 1 more, the link “Read on” leads to /es#question-gone, which does not exist. It is written in Services › Night watch › Read next › Part of that page, Español.',
    'On /, the link “Gone” leads to /gone, which does not exist.',
  ]);
});
