// Compiled from calendar.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  month: { month: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" };
  monthAlone: { month: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" };
  weekday: { weekday: "1" | "2" | "3" | "4" | "5" | "6" | "7" };
  weekdayShort: { weekday: "1" | "2" | "3" | "4" | "5" | "6" | "7" };
  monthOfYear: { month: string | number; year: string | number };
  day: { day: string | number; month: string | number; year: string | number };
  weekdayAndDay: { weekday: string | number; day: string | number };
  span: { first: string | number; last: string | number };
  spanOfYear: { first: string | number; firstMonth: string | number; last: string | number; lastMonth: string | number; year: string | number };
  spanOfMonth: { first: string | number; last: string | number; month: string | number; year: string | number };
  firstWeekday: Record<never, never>;
};

const catalogue: Catalogue<Messages> = {
  namespace: 'calendar',
  language: 'en',
  messages: {
    month: [["month",1,{"1":"January","2":"February","3":"March","4":"April","5":"May","6":"June","7":"July","8":"August","9":"September","10":"October","11":"November","12":"December","other":""}]],
    monthAlone: [["month",1,{"1":"January","2":"February","3":"March","4":"April","5":"May","6":"June","7":"July","8":"August","9":"September","10":"October","11":"November","12":"December","other":""}]],
    weekday: [["weekday",1,{"1":"Monday","2":"Tuesday","3":"Wednesday","4":"Thursday","5":"Friday","6":"Saturday","7":"Sunday","other":""}]],
    weekdayShort: [["weekday",1,{"1":"Mo","2":"Tu","3":"We","4":"Th","5":"Fr","6":"Sa","7":"Su","other":""}]],
    monthOfYear: [["month"]," ",["year"]],
    day: [["day"]," ",["month"]," ",["year"]],
    weekdayAndDay: [["weekday"]," ",["day"]],
    span: [["first"]," – ",["last"]],
    spanOfYear: [["first"]," ",["firstMonth"]," – ",["last"]," ",["lastMonth"]," ",["year"]],
    spanOfMonth: [["first"],"–",["last"]," ",["month"]," ",["year"]],
    firstWeekday: "1",
  },
};
export default catalogue;
