import { isRouteErrorResponse } from 'react-router';

/** The status of a routing error, or the message of any other error. */
export function describeError(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}
