// Compiled from answerHead.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  answerTitle: { result: string | number; passport: string | number; country: string | number };
  answerTitleTransit: { result: string | number; passport: string | number; country: string | number };
  answerTitleWorking: { result: string | number; passport: string | number; country: string | number };
  descriptionOpen: { country: string | number; passport: string | number; result: string | number };
  descriptionApply: { country: string | number; passport: string | number; result: string | number };
  descriptionFree: { country: string | number; passport: string | number; result: string | number };
  descriptionOwn: { country: string | number; passport: string | number; result: string | number };
  descriptionSuspended: { country: string | number; passport: string | number; result: string | number };
  descriptionRefused: { country: string | number; passport: string | number; result: string | number };
  descriptionDoubtful: { country: string | number; passport: string | number; result: string | number };
  descriptionTransit: { country: string | number; passport: string | number; result: string | number };
  descriptionWorking: { country: string | number; passport: string | number; result: string | number };
  descriptionUnknown: { country: string | number; passport: string | number };
  answerImage: { result: string | number; passport: string | number; country: string | number };
  countryTitle: { country: string | number };
  countryTitleOpen: { country: string | number; open: string | number; total: string | number };
  countryDescription: { country: string | number; answer: string | number };
  countryDescriptionUnknown: { country: string | number };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'answerHead',
  language: 'en',
  messages: {
    answerTitle: [["result"]," — ",["passport"],", ",["country"]],
    answerTitleTransit: [["result"]," — ",["passport"],", ",["country"]," (transit)"],
    answerTitleWorking: [["result"]," — ",["passport"],", ",["country"]," (working)"],
    descriptionOpen: [["country"],", ",["passport"],". Result: ",["result"],". See how long you can stay, what to do, the conditions and the sources."],
    descriptionApply: [["country"],", ",["passport"],". Result: ",["result"],". See how to apply, the conditions and the sources."],
    descriptionFree: [["country"],", ",["passport"],". Result: ",["result"],". See what freedom of movement covers, and the sources."],
    descriptionOwn: [["country"],", ",["passport"],". Result: ",["result"],". See what is known about the country."],
    descriptionSuspended: [["country"],", ",["passport"],". Result: ",["result"],". See what is suspended, whom to ask and the source."],
    descriptionRefused: [["country"],", ",["passport"],". Result: ",["result"],". See whom to ask, and the sources."],
    descriptionDoubtful: [["country"],", ",["passport"],". Result: ",["result"],". See what the sources say and whom to ask."],
    descriptionTransit: [["country"],", ",["passport"],". Result: ",["result"],". See what you need to change planes, the conditions and the sources."],
    descriptionWorking: [["country"],", ",["passport"],". Result: ",["result"],". See what you need to work there, the conditions and the sources."],
    descriptionUnknown: [["country"],", ",["passport"],". No source answers this yet. See what is known about the country."],
    answerImage: [["result"],". ",["passport"],", ",["country"],"."],
    countryTitle: [["country"],": visa by passport"],
    countryTitleOpen: [["country"],": ",["open"]," of ",["total"]," passports need no visa"],
    countryDescription: [["country"],": see if you need a visa. ",["answer"]],
    countryDescriptionUnknown: [["country"],": what we know about the entry rules."],
  },
};
export default catalogue;
