// Compiled from coverage.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  pages: { count: number; total: number };
  pageDate: { date: string | number };
  newestPage: { date: string | number };
  whereFrom: Record<never, never>;
};

const catalogue: Catalogue<Messages> = {
  namespace: 'coverage',
  language: 'en',
  messages: {
    pages: ["From a government page: ",["count",4]," of ",["total",2,{"one":[0," answer"],"other":[0," answers"]}],"."],
    pageDate: ["Date read or published: ",["date"],"."],
    newestPage: ["Newest: ",["date"],"."],
    whereFrom: "Where the answers come from",
  },
};
export default catalogue;
