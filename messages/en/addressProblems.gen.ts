// Compiled from addressProblems.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  linkProblems: Record<never, never>;
  unknownStay: { value: string | number };
  unknownDay: { value: string | number };
  dayTooFar: { value: string | number };
  unknownDocuments: { value: string | number };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'addressProblems',
  language: 'en',
  messages: {
    linkProblems: "Part of this link did not work",
    unknownStay: ["“",["value"],"” is no kind of stay. Shown: tourist stay"],
    unknownDay: ["“",["value"],"” is no day. Shown: today"],
    dayTooFar: ["“",["value"],"” is too far away. Shown: today"],
    unknownDocuments: ["“",["value"],"” is no document that counts here. Shown: without it"],
  },
};
export default catalogue;
