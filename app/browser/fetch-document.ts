/**
 * Fetches and parses the document at an address of this site. Rejects if that fails. Uses XMLHttpRequest, because the
 * site's Trusted Types policy does not allow parsing a string.
 */
export function fetchDocument(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.addEventListener('loadend', () => {
      const document = request.response as Document | null;
      if (document && request.status === 200) resolve(document);
      else reject(new Error(`${address} cannot be fetched`));
    });
    request.open('GET', address);
    // A response without a type would be parsed as XML.
    request.overrideMimeType('text/html');
    request.send();
  });
}
