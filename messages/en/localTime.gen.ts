// Compiled from localTime.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  same: { time: string | number };
  ahead: { time: string | number; difference: string | number };
  behind: { time: string | number; difference: string | number };
  hours: { hours: string | number };
  minutes: { minutes: string | number };
  hoursMinutes: { hours: string | number; minutes: string | number };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'localTime',
  language: 'en',
  messages: {
    same: [["time"],", same time as yours"],
    ahead: [["time"],", ",["difference"]," ahead of you"],
    behind: [["time"],", ",["difference"]," behind you"],
    hours: [["hours"]," h"],
    minutes: [["minutes"]," min"],
    hoursMinutes: [["hours"]," h ",["minutes"]," min"],
  },
};
export default catalogue;
