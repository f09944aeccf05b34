import { expect, test } from 'vitest';
import { eachCopy } from '#test/content/each-copy.ts';
import { describeDeadLinks } from './dead-links.ts';

const [copy] = eachCopy();

const page = (file: string, html: string) => copy.write(`../dist/${file}`, html);

test('every link to a page, a file or a part of a page is followed', () => {
  page(
    'index.html',
    '<a href="/es#top">a</a> <a href="#here">b</a> <p id="here"></p> <a href="/mark.svg">c</a>',
  );
  page('es.html', '<p id="top"></p> <a href="/">d</a> <a href="https://example.com/gone">e</a>');
  page('mark.svg', '');
  page('about.html', '<a href="/moved">f</a>');
  page('_redirects', '/moved /es 308\n');
  expect(describeDeadLinks(copy.root)).toEqual([]);
});

test('a link that leads nowhere is named with its words, its page, and where it is written', () => {
  copy.put('es/services.yaml', 'blocks.night-watch.next.hash', 'question-gone');
  page('index.html', '<a href="/es#question-gone">Read <b>on</b></a> <a href="/gone">Gone</a>');
  page('es.html', '<a href="/es#question-gone">Read on</a>');
  expect(describeDeadLinks(copy.root)).toEqual([
    'On /es and 1 more, the link “Read on” leads to /es#question-gone, which does not exist. It is written in Services › Night watch › Read next › Part of that page, Español.',
    'On /, the link “Gone” leads to /gone, which does not exist.',
  ]);
});
