import type { ServerResponse } from 'node:http';
import type { Connect } from 'vite';

type Answer = (request: Connect.IncomingMessage, response: ServerResponse) => Promise<boolean>;

/**
 * A handler for Vite's server from a function that says whether it has answered. Where it has not, the next handler is
 * asked; what it throws is shown over the page.
 */
export function handler(answer: Answer): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      if (!(await answer(request, response))) next();
    } catch (error) {
      next(error);
    }
  };
}

/** Answers with a whole document. Always true. */
export function answerHtml(response: ServerResponse, html: string, status = 200): boolean {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
  response.end(html);
  return true;
}
