/** Edits of content files, for the mistakes that tests make. */
import { cpSync } from 'node:fs';
import type { ContentCopy } from './content-copy.ts';

export type Edit = (copy: ContentCopy) => void;
/** A test title, the edit, and the expected message: file, key or line, and reason. */
export type Row = [title: string, edit: Edit, message: string];

export const put =
  (file: string, keys: string, raw: string): Edit =>
  (content) =>
    content.put(file, keys, raw);
export const replace =
  (file: string, keys: string, raw?: string): Edit =>
  (content) =>
    content.replace(file, keys, raw);
export const above =
  (file: string, keys: string, ...lines: string[]): Edit =>
  (content) =>
    content.above(file, keys, ...lines);
export const write =
  (file: string, data: string | Buffer): Edit =>
  (content) =>
    content.write(file, data);
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
