// Compiled from ranking.json by `npm run messages`.
import type { Catalogue, Tag } from '../translate.ts';

export type Messages = {
  title: Record<never, never>;
  introNoVisa: { passports: number; destinations: string | number };
  introVisaFree: { passports: number; destinations: string | number };
  filters: Record<never, never>;
  counted: Record<never, never>;
  noVisa: Record<never, never>;
  visaFreeOnly: Record<never, never>;
  ranking: Record<never, never>;
  rank: Record<never, never>;
  visaFree: Record<never, never>;
  onArrival: Record<never, never>;
  authorisation: Record<never, never>;
  mix: Record<never, never>;
  noAnswer: Record<never, never>;
  noneFound: Record<never, never>;
  method: Record<never, never>;
  countsAs: { choice: string | number; accesses: string | number };
  destinations: { passports: string | number; destinations: string | number };
  noAnswerMeans: Record<never, never>;
  sharedRank: Record<never, never>;
  marked: Record<never, never>;
  asOf: { date: string | number; link: Tag };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'ranking',
  language: 'en',
  messages: {
    title: "Passports",
    introNoVisa: [["passports",2,{"one":[0," passport"],"other":[0," passports"]}],", ranked by destinations without a visa beforehand (of ",["destinations"],")."],
    introVisaFree: [["passports",2,{"one":[0," passport"],"other":[0," passports"]}],", ranked by visa-free destinations (of ",["destinations"],")."],
    filters: "Filters",
    counted: "What counts",
    noVisa: "No visa beforehand",
    visaFreeOnly: "Visa free only",
    ranking: "Ranking",
    rank: "Rank",
    visaFree: "Visa free",
    onArrival: "On arrival",
    authorisation: "Authorisation",
    mix: "Breakdown",
    noAnswer: "No answer",
    noneFound: "No passport matches. Change the filters.",
    method: "How we count",
    countsAs: [["choice"],": ",["accesses"],"."],
    destinations: ["Each of ",["passports"]," passports has ",["destinations"]," destinations."],
    noAnswerMeans: "No answer: no source has a rule. These have their own column.",
    sharedRank: "Passports with equal counts share a rank, marked with =. The next rank is counted after them.",
    marked: "Each passport’s page marks them.",
    asOf: ["Rules for tourists on ",["date"],". See the ",["link","sources, their dates and licences"],"."],
  },
};
export default catalogue;
