import type { CallableFunction } from 'firebase-functions/https';

/**
 * The same callable, safe from payloads that the SDK fails on before the handler sees them (nesting
 * without end, an unknown `@type`: an internal error, with the payload in the log). Our payloads are
 * flat or absent, so anything else reaches the handler as `null`.
 */
export function withFlatPayload<Answer>(
  callable: CallableFunction<unknown, Answer>,
): CallableFunction<unknown, Answer> {
  // A proxy, because firebase-functions keeps the deployment's facts in properties of the function.
  return new Proxy(callable, {
    apply: (target, self, [request, response]: Parameters<typeof callable>) => {
      const body: unknown = request.body;
      if (isObject(body)) request.body = { data: flat(body['data']) };
      return Reflect.apply(target, self, [request, response]);
    },
  });
}

function flat(data: unknown): unknown {
  if (!isObject(data)) return data ?? null;
  const isOdd = '@type' in data || Object.values(data).some(isObject);
  return isOdd ? null : data;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
