// Compiled from en.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  sum: { currency: string; amount: string | number };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'money',
  language: 'en',
  messages: {
    sum: [["currency",1,{"AUD":["AUD ",["amount"]],"BRL":["BRL ",["amount"]],"CAD":["CAD ",["amount"]],"CNY":["CNY ",["amount"]],"EUR":["EUR ",["amount"]],"GBP":["GBP ",["amount"]],"HKD":["HKD ",["amount"]],"IDR":["IDR ",["amount"]],"ILS":["ILS ",["amount"]],"INR":["INR ",["amount"]],"JPY":["JPY ",["amount"]],"KRW":["KRW ",["amount"]],"MXN":["MXN ",["amount"]],"NZD":["NZD ",["amount"]],"PHP":["PHP ",["amount"]],"RUB":["RUB ",["amount"]],"THB":["THB ",["amount"]],"TRY":["TRY ",["amount"]],"TWD":["TWD ",["amount"]],"UAH":["UAH ",["amount"]],"USD":["USD ",["amount"]],"VND":["VND ",["amount"]],"XAF":["XAF ",["amount"]],"XCD":["XCD ",["amount"]],"XOF":["XOF ",["amount"]],"XPF":["XPF ",["amount"]],"other":[["currency"]," ",["amount"]]}]],
  },
};
export default catalogue;
