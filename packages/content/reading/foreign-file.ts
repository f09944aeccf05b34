/** What files are whose name says something else: by the signatures with which their formats begin. */
type Kind = { begins: RegExp; is: string; toDo: string; isText?: true };

const kinds: readonly Kind[] = [
  {
    begins: /^version https:\/\/git-lfs\.github\.com\/spec\//,
    is: 'is a pointer of Git LFS, and the file that it stands for is not on this computer',
    toDo: 'ask a developer to run "git lfs pull"',
    isText: true,
  },
  {
    begins: /^\uFEFF?\s*(?:<!doctype html|<html)/i,
    is: 'is a web page',
    toDo: 'open the page from which it came, and save the file itself',
    isText: true,
  },
  { begins: /^%PDF-/, is: 'is a PDF document', toDo: 'export what it shows', isText: true },
  {
    begins: /^PK(?=\p{Cc})/u,
    is: 'is an archive (ZIP) or an Office document',
    toDo: 'take out what is in it',
    isText: true,
  },
  { begins: /^\{\\rtf/, is: 'is a document in rich text (RTF)', toDo: 'save it as plain text', isText: true },
  { begins: /^$/, is: 'is empty', toDo: 'get it again from where it came' },
  { begins: /^GIF8/, is: 'is a GIF picture', toDo: 'save it as PNG' },
  { begins: /^BM/, is: 'is a bitmap (BMP)', toDo: 'save it as PNG' },
  { begins: /^(?:\uFEFF?\s*<\?xml|\uFEFF?\s*<svg)/, is: 'is a drawing (SVG)', toDo: 'export it as PNG' },
];

/** Says what a file is instead of a text or a picture, and what to do; undefined if it is not known to be anything else. */
export function foreignKind(start: string, expected: 'text' | 'picture'): string | undefined {
  const kind = kinds.find(({ begins, isText }) => (expected === 'picture' || isText) && begins.test(start));
  return kind && `${kind.is}: ${kind.toDo}`;
}
