import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { ContractCase } from './contract-case.ts';

/** `body` is decoded unless partial, `bytes` its encoded size; `headerBytes` has the status line and headers of HTTP/1.1. */
export type HttpResponse = {
  status: number;
  headers: IncomingHttpHeaders;
  encoding: string | undefined;
  bytes: number;
  headerBytes: number;
  body: Buffer;
};

const decoders: Readonly<Record<string, (data: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

function headerBytes({ statusCode, statusMessage, rawHeaders }: http.IncomingMessage): number {
  const lines = rawHeaders.map((text, index) => text + (index % 2 === 0 ? ': ' : '\r\n'));
  return Buffer.byteLength(`HTTP/1.1 ${statusCode} ${statusMessage}\r\n${lines.join('')}\r\n`);
}

/** Sends a target verbatim, which `fetch` would normalize, to an origin as in `https://www.example.com`. */
export async function sendRequest(
  origin: string,
  { path, method = 'GET', headers = {} }: Pick<ContractCase, 'path' | 'method' | 'headers'>,
): Promise<HttpResponse> {
  const { protocol, hostname, port } = new URL(origin);
  const { request } = protocol === 'https:' ? https : http;
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    // Like a browser: on persistent connections servers send additional headers.
    const all = { connection: 'keep-alive', ...headers };
    const sent = request(
      { hostname, port, path, method, headers: all, agent: false, timeout: 20_000 },
      resolve,
    );
    sent.on('timeout', () => sent.destroy(new Error(`no answer in 20 s: ${path}`)));
    sent.on('error', reject);
    sent.end();
  });
  const data = await buffer(response);
  const encoding = response.headers['content-encoding'];
  const decode = encoding === undefined || response.statusCode === 206 ? undefined : decoders[encoding];
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    encoding,
    bytes: data.length,
    headerBytes: headerBytes(response),
    body: decode && data.length > 0 ? decode(data) : data,
  };
}
