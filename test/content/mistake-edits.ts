/** Edits of content files, for the mistakes that tests make. */
import { cpSync } from 'node:fs';
import type { ContentCopy } from './content-copy.ts';

export type Edit = (copy: ContentCopy) => void;
/** A test title, the edit, and the expected message: file, key or line, and reason. */
export type Row = [title: string, edit: Edit, message: string];

type Method = 'put' | 'replace' | 'above' | 'write';
/** Returns a function that makes an edit of the arguments of the copy's method. */
const editBy =
  <Name extends Method>(name: Name) =>
  (...given: Parameters<ContentCopy[Name]>): Edit =>
  (content) =>
    Reflect.apply(content[name], content, given);
export const put = editBy('put');
export const replace = editBy('replace');
export const above = editBy('above');
export const write = editBy('write');
/** Adds the fictional people or quotes, and edits them. */
export const proof =
  (file: 'people.yaml' | 'quotes.yaml', edit: Edit): Edit =>
  (content) => {
    cpSync(`test/sites/meridian/proof/${file}`, content.full(file));
    if (file === 'people.yaml') content.replace(file, 'people.ana-mora.portrait');
    edit(content);
  };
export const both =
  (...edits: Edit[]): Edit =>
  (content) => {
    for (const edit of edits) edit(content);
  };
