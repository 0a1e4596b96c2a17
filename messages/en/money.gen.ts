// Compiled from money.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  sum: { currency: string; amount: string | number };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'money',
  language: 'en',
  messages: {
    sum: [["currency",1,{"BRL":["BRL ",["amount"]],"CNY":["CNY ",["amount"]],"EUR":["EUR ",["amount"]],"GBP":["GBP ",["amount"]],"IDR":["IDR ",["amount"]],"INR":["INR ",["amount"]],"JPY":["JPY ",["amount"]],"KRW":["KRW ",["amount"]],"RUB":["RUB ",["amount"]],"TRY":["TRY ",["amount"]],"USD":["USD ",["amount"]],"VND":["VND ",["amount"]],"other":[["currency"]," ",["amount"]]}]],
  },
};
export default catalogue;
