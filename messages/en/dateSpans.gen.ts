// Compiled from dateSpans.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  span: { first: string | number; last: string | number };
  spanOfYear: { first: string | number; firstMonth: string | number; last: string | number; lastMonth: string | number; year: string | number };
  spanOfMonth: { first: string | number; last: string | number; month: string | number; year: string | number };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'dateSpans',
  language: 'en',
  messages: {
    span: [["first"]," – ",["last"]],
    spanOfYear: [["first"]," ",["firstMonth"]," – ",["last"]," ",["lastMonth"]," ",["year"]],
    spanOfMonth: [["first"],"–",["last"]," ",["month"]," ",["year"]],
  },
};
export default catalogue;
