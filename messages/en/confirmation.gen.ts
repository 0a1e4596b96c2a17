// Compiled from confirmation.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  newsletter: { times: string | number };
  watch: { watches: string | number; times: string | number };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'confirmation',
  language: 'en',
  messages: {
    newsletter: ["Please open the link in our email to confirm. You get none if you are subscribed already, or asked ",["times"]," times today."],
    watch: ["Please open the link in our email to confirm. You get none if you watch this or ",["watches"]," answers already, or asked ",["times"]," times today."],
  },
};
export default catalogue;
