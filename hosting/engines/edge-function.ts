import { neverStore, type Rules } from '../rules.ts';

/** For hosts whose static rules cannot answer with 204. It logs the query: nothing else there records visits. */
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
