// Compiled from dates.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  month: { month: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" };
  monthAlone: { month: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" };
  monthOfYear: { month: string | number; year: string | number };
  dayNumber: { day: string };
  dayOfMonth: { day: string | number; month: string | number; year: string | number };
  dayAndTime: { day: string | number; hour: string | number; minute: string | number };
  weekday: { weekday: "1" | "2" | "3" | "4" | "5" | "6" | "7" };
  weekdayAndTime: { weekday: string | number; hour: string | number; minute: string | number };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'dates',
  language: 'en',
  messages: {
    month: [["month",1,{"1":"Jan","2":"Feb","3":"Mar","4":"Apr","5":"May","6":"Jun","7":"Jul","8":"Aug","9":"Sep","10":"Oct","11":"Nov","12":"Dec","other":""}]],
    monthAlone: [["month",1,{"1":"Jan","2":"Feb","3":"Mar","4":"Apr","5":"May","6":"Jun","7":"Jul","8":"Aug","9":"Sep","10":"Oct","11":"Nov","12":"Dec","other":""}]],
    monthOfYear: [["month"]," ",["year"]],
    dayNumber: [["day",1,{"1":"1","other":[["day"]]}]],
    dayOfMonth: [["day"]," ",["month"]," ",["year"]],
    dayAndTime: [["day"],", ",["hour"],":",["minute"]],
    weekday: [["weekday",1,{"1":"Mon","2":"Tue","3":"Wed","4":"Thu","5":"Fri","6":"Sat","7":"Sun","other":""}]],
    weekdayAndTime: [["weekday"]," ",["hour"],":",["minute"]],
  },
};
export default catalogue;
