import { beforeEach, describe, expect, it, vi } from 'vitest';
import { denyStorage, stubStorage } from '#test/stub-storage.ts';
import { emptyMessage as blank } from '#packages/site/contact-message.ts';
import { appendToDraft, combineTexts, readDraft, saveDraft } from './draft.ts';

let kept = new Map<string, string>();

beforeEach(() => {
  kept = stubStorage();
});

describe('the draft', () => {
  it('gives back whatever was typed, lone surrogates included', () => {
    const typed = { ...blank, firstName: 'Ada', company: '\ud800 \0', message: 'Is this\r\n  “it”? 🙂' };
    expect(saveDraft(typed)).toBe(true);
    expect(readDraft()).toEqual(typed);
  });

  it('is removed by a message of white space, and only by that', () => {
    saveDraft({ ...blank, company: 'A' });
    expect(readDraft()).toEqual({ ...blank, company: 'A' });
    expect(saveDraft({ ...blank, lastName: ' ', company: '\t', message: '\n\u00A0' })).toBe(true);
    expect(kept.size).toBe(0);
    expect(readDraft()).toEqual(blank);
  });

  it('is reported as not kept where storage is full or denied, and reading it does not fail', () => {
    denyStorage();
    expect(saveDraft({ ...blank, message: 'Hello' })).toBe(false);
    expect(readDraft()).toEqual(blank);
    vi.stubGlobal('sessionStorage', undefined);
    expect(appendToDraft('Hello')).toBe(false);
    expect(readDraft()).toEqual(blank);
  });

  it.for(['null', '[1,2]', '"text"', '7', '{"message":5}', '{', ''])('ignores %s in its place', (value) => {
    vi.stubGlobal('sessionStorage', { getItem: () => value });
    expect(readDraft()).toEqual(blank);
  });
});

describe('a text that is appended', () => {
  it('follows every word of the message, and leaves the other fields', () => {
    saveDraft({ ...blank, firstName: 'Ada', message: '  Hello,\n\nyou \n' });
    appendToDraft('Five people');
    expect(readDraft()).toEqual({ ...blank, firstName: 'Ada', message: '  Hello,\n\nyou\n\nFive people' });
  });

  it('is not repeated', () => {
    expect(appendToDraft('Five people')).toBe(true);
    appendToDraft('Five people');
    expect(readDraft().message).toBe('Five people');
    appendToDraft('Six people');
    expect(readDraft().message).toBe('Five people\n\nSix people');
  });
});

describe('a draft and a text that was typed before it was shown', () => {
  it.each([
    ['Hello', '', 'Hello'],
    ['', 'Hi', 'Hi'],
    ['Hello', 'Hello', 'Hello'],
    // A page that the browser has restored as it was left, before the draft grew on another page.
    ['Hello\n\nFive people', 'Hello', 'Hello\n\nFive people'],
    ['Hello', 'Hello again', 'Hello again'],
    ['Hello', 'Hi again', 'Hello\n\nHi again'],
  ])('%j and %j', (draft, typed, message) => {
    expect(combineTexts(draft, typed, true)).toBe(message);
  });

  it('the later one stays in a single line', () => {
    expect(combineTexts('Ada', 'Grace', false)).toBe('Grace');
    expect(combineTexts('Ada', '', false)).toBe('Ada');
  });
});
