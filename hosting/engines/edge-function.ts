import { neverStore, type Rules } from '../rules.ts';

/**
 * The source of `answerEmpty(request)`, for hosts whose static rules cannot answer with 204: Cloudflare and Netlify run
 * it at their edge. It logs the query, because nothing else on these hosts records visits.
 */
export function emptyAnswerSource({ headers }: Rules): string {
  const all = { ...headers, 'Cache-Control': neverStore };
  return `// Written by the build from hosting/engines/edge-function.ts.
const headers = ${JSON.stringify(all, null, 2)};

function answerEmpty(request) {
  if (!['GET', 'HEAD'].includes(request.method))
    return new Response(null, { status: 405, headers: { ...headers, Allow: 'GET, HEAD' } });
  console.log(new URL(request.url).search);
  return new Response(null, { status: 204, headers });
}
`;
}
