import type { Api } from './procedure.ts';

/** Makes a call of the procedure with this path, and returns its result. */
type Observe = (path: string, input: unknown, call: () => Promise<unknown>) => Promise<unknown>;

/** The same client, with each of its calls made by `observe`. */
export function observedCalls(api: Api, observe: Observe): Api {
  const around = (target: object, names: string[]): object =>
    new Proxy(target, {
      get: (_, name) => around(Reflect.get(target, name), [...names, String(name)]),
      apply: (_, __, [input]) =>
        observe(names.slice(0, 2).join('.'), input, () =>
          Reflect.apply(target as Call, api, [input]),
        ),
    });
  return around(api, []) as Api;
}

type Call = (input: unknown) => Promise<unknown>;
