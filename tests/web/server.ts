/** The server in a test: what the page calls goes to the test, which answers. */
import { Refused } from '../../quiltbee/web/core/api.ts';

/** The values of query and body; the path has its values in it. */
export type Values = Record<string, any>;

/**
 * Answer the page's calls, as `GET /api/games/g1`. What `answer` throws is told as a refusal, but
 * for a TypeError, as of `fetch`: then the server can't be reached.
 */
export function serve(answer: (route: string, values: Values) => unknown) {
  globalThis.fetch = async (address, { method = 'GET', body } = {}) => {
    const { pathname, searchParams } = new URL(String(address));
    const values = body ? JSON.parse(String(body)) : Object.fromEntries(searchParams);
    try {
      return Response.json((await answer(`${method} ${pathname}`, values)) ?? null);
    } catch (problem) {
      if (problem instanceof TypeError) throw problem;
      const status = problem instanceof Refused ? problem.status : 400;
      return Response.json({ error: (problem as Error).message }, { status });
    }
  };
}
