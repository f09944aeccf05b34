/** Requests of files that a browser has already: with conditions, and with the ETag of an earlier answer. */
import { violations } from '#hosting/check-contract.ts';
import type { ContractCase } from '#hosting/contract-case.ts';
import type { httpSamples } from '#hosting/contract-http.ts';
import { sendRequest, type HttpResponse } from '#hosting/send-request.ts';

type Sample = ReturnType<typeof httpSamples>[number];
type Target = Parameters<typeof violations>[1];

/** Conditional requests for a file, based on the ETag of an earlier response. */
function conditionalCases({ path, file }: Sample, { headers }: HttpResponse): ContractCase[] {
  const { etag = '', 'cache-control': cache = '' } = headers;
  const opaque = etag.replace(/^W\//, '');
  const encoding = { 'accept-encoding': 'identity' };
  const range = { ...encoding, range: 'bytes=10-19' };
  const unchanged = [etag, `W/${opaque}`, `"a", ${etag}`, `"a",W/"b" , ${etag},"c"`, '*'];
  return [
    ...unchanged.map((tags) => ({
      description: `${path} is not sent again for ${tags}`,
      path,
      headers: { ...encoding, 'if-none-match': tags },
      expect: { status: [304], cache, isEmpty: true as const, etag },
    })),
    ...['"a"', 'W/"a", "b"', opaque.slice(1, -1)].map((tags) => ({
      description: `${path} is sent again for ${tags}`,
      path,
      headers: { ...encoding, 'if-none-match': tags },
      expect: { status: [200], file },
    })),
    {
      description: `${path} sends a range if If-Range is ${etag}`,
      path,
      headers: { ...range, 'if-range': etag },
      // A weak tag does not guarantee identical bytes (RFC 9110, section 13.1.5).
      expect: etag.startsWith('W/')
        ? { status: [200], file }
        : { status: [206], file, byteRange: () => [10, 19] },
    },
    ...['"a"', `W/${opaque}`, 'Thu, 01 Jan 1970 00:00:00 GMT', 'nonsense'].map((state) => ({
      description: `${path} is sent whole if If-Range is ${state}`,
      path,
      headers: { ...range, 'if-range': state },
      expect: { status: [200], file },
    })),
  ];
}

/** Requests a file, and then repeats the request with every kind of condition. */
export async function conditionalViolations(sample: Sample, target: Target): Promise<string[]> {
  const first = await sendRequest(target.origin, {
    path: sample.path,
    headers: { 'accept-encoding': 'identity' },
  });
  const found = await Promise.all(
    conditionalCases(sample, first).map(async (contractCase) => {
      const wrong = await violations(contractCase, target);
      return wrong.map((violation) => `${contractCase.description}: ${violation}`);
    }),
  );
  return found.flat();
}

/** Requests a file a second time with its ETag, and checks the 304 response. */
export async function revalidationViolations(file: string, target: Target): Promise<string[]> {
  const headers = { 'accept-encoding': 'br' };
  const first = await sendRequest(target.origin, { path: file, headers });
  const { etag = '', 'cache-control': cache, vary } = first.headers;
  const again = { path: file, headers: { ...headers, 'if-none-match': etag } };
  const second = await sendRequest(target.origin, again);
  const expect = { status: [304], cache, etag };
  return [
    ...(await violations({ ...again, description: `${file} is revalidated`, expect }, target)),
    ...(second.headers.vary === vary ? [] : [`Vary is then "${String(second.headers.vary)}"`]),
  ];
}
