// Compiled from lists.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  andTwo: { first: string | number; last: string | number };
  andStart: { first: string | number; rest: string | number };
  andMiddle: { element: string | number; rest: string | number };
  andEnd: { beforeLast: string | number; last: string | number };
  clauseTwo: { first: string | number; last: string | number };
  clauseEnd: { beforeLast: string | number; last: string | number };
  orTwo: { first: string | number; last: string | number };
  orStart: { first: string | number; rest: string | number };
  orMiddle: { element: string | number; rest: string | number };
  orEnd: { beforeLast: string | number; last: string | number };
  commaTwo: { first: string | number; last: string | number };
  commaStart: { first: string | number; rest: string | number };
  commaMiddle: { element: string | number; rest: string | number };
  commaEnd: { beforeLast: string | number; last: string | number };
  dotTwo: { first: string | number; last: string | number };
  dotStart: { first: string | number; rest: string | number };
  dotMiddle: { element: string | number; rest: string | number };
  dotEnd: { beforeLast: string | number; last: string | number };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'lists',
  language: 'en',
  messages: {
    andTwo: [["first"]," and ",["last"]],
    andStart: [["first"],", ",["rest"]],
    andMiddle: [["element"],", ",["rest"]],
    andEnd: [["beforeLast"]," and ",["last"]],
    clauseTwo: [["first"]," and ",["last"]],
    clauseEnd: [["beforeLast"]," and ",["last"]],
    orTwo: [["first"]," or ",["last"]],
    orStart: [["first"],", ",["rest"]],
    orMiddle: [["element"],", ",["rest"]],
    orEnd: [["beforeLast"]," or ",["last"]],
    commaTwo: [["first"],", ",["last"]],
    commaStart: [["first"],", ",["rest"]],
    commaMiddle: [["element"],", ",["rest"]],
    commaEnd: [["beforeLast"],", ",["last"]],
    dotTwo: [["first"]," · ",["last"]],
    dotStart: [["first"]," · ",["rest"]],
    dotMiddle: [["element"]," · ",["rest"]],
    dotEnd: [["beforeLast"]," · ",["last"]],
  },
};
export default catalogue;
