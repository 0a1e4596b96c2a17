// Compiled from feeds.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  all: { site: string | number };
  ofPassport: { passport: string | number; site: string | number };
  inCountry: { country: string | number; site: string | number };
  description: Record<never, never>;
  oneChange: { pair: string | number; answer: string | number };
  changes: { count: number };
  changesIn: { country: string | number; count: number };
  listed: { change: string | number; countries: string | number };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'feeds',
  language: 'en',
  messages: {
    all: ["Changes of entry rules · ",["site"]],
    ofPassport: ["Changes of entry rules: ",["passport"]," · ",["site"]],
    inCountry: ["Changes of entry rules: ",["country"]," · ",["site"]],
    description: "Answers that imports and edits changed, newest first.",
    oneChange: [["pair"],": ",["answer"]],
    changes: [["count",2,{"one":[0," answer changed"],"other":[0," answers changed"]}]],
    changesIn: [["country"],": ",["count",2,{"one":[0," answer changed"],"other":[0," answers changed"]}]],
    listed: [["change"],": ",["countries"]],
  },
};
export default catalogue;
