import borderMessages from '#messages/en/border.gen.ts';
import { translator } from '#messages/translate.ts';
import { listInWords } from '../languages/listInWords.ts';
import type { StatedCondition } from './borderFacts.ts';
import type { FurtherKind, furtherKinds } from './conditionKinds.ts';
import { moneyInWords } from './priceWords.ts';

/** The words of what a border refuses, punishes or restricts besides what its checklist asks for. */

const t = translator(borderMessages);

type NameOf = (code: string) => string;

/** A line without a full stop, and further sentences; '' is left out. */
type Words = { text: string; details: string[] };

type Details<Kind extends FurtherKind> = keyof (typeof furtherKinds)[Kind]['details'];

type Stated<Kind extends FurtherKind> = Omit<StatedCondition, 'detail'> & { detail: Details<Kind> };

const words: { [Kind in FurtherKind]: (condition: Stated<Kind>, nameOf: NameOf) => Words } = {
  travel_history(condition, nameOf) {
    const { detail, number: count, unit } = condition;
    const binding = asked(condition);
    const time = count === null ? '' : t('length', { unit: unit ?? 'days', count });
    const countries = countriesOf(condition, nameOf);
    return {
      text: t('travelHistory', { binding, detail, countries }),
      details: [
        detail === 'crossing' ? from(countries) : '',
        time && t('periodThatCounts', { time }),
      ],
    };
  },
  own_passport(condition) {
    const { detail } = condition;
    const binding = asked(condition);
    return {
      text: detail === 'as_citizens' ? t('asCitizens', { binding }) : t('ownCitizens', { binding }),
      details: [detail === 'not_recognised' ? t('notRecognised') : ''],
    };
  },
  overstay({ per, amount, currency, number, months, detail }) {
    const money = moneyOf({ amount, currency });
    const years = months / 12;
    const ban = Number.isInteger(years)
      ? t('barredYears', { count: years })
      : t('barredMonths', { count: months });
    const most = number === null ? '' : moneyOf({ amount: String(number), currency });
    return {
      text: money ? t('overstay', { per: per ?? 'trip', money }) : t('overstayUnpriced'),
      details: [
        most && t('fineAtMost', { money: most }),
        months > 0 ? ban : '',
        detail === 'detention' ? t('mayBeDetained') : '',
      ],
    };
  },
  cash(condition) {
    const money = moneyOf(condition);
    const when = condition.detail || 'unknown';
    return {
      text: t('cash', { amount: money ? 'stated' : 'any', when, money }),
      details: [],
    };
  },
  medicine(condition) {
    const { detail, title: medicines, number: count } = condition;
    const binding = asked(condition);
    const isAdvice = condition.binding === 'recommended';
    return {
      text:
        detail === 'prescription'
          ? t('prescription', { binding: isAdvice ? 'recommended' : binding })
          : t('medicine', { detail, binding }),
      details: [
        medicines && t('medicines', { medicines }),
        count === null ? '' : t('supplyDays', { count }),
      ],
    };
  },
  driving({ detail, months, number }) {
    const inMonths = months > 0 ? t('licenceMonths', { count: months }) : '';
    return {
      text: t('driving', { detail }),
      details: [number === null ? inMonths : t('licenceDays', { count: number })],
    };
  },
  place_permit({ detail, title: place, amount, currency }) {
    const money = moneyOf({ amount, currency });
    return {
      text: t('placePermit', { detail, place }),
      details: [money && t('amount', { amount: money })],
    };
  },
  biometrics(condition) {
    const { detail, title: system, number: years } = condition;
    return {
      text: t('biometrics', { binding: asked(condition), detail }),
      details: [system && t('system', { system }), years === null ? '' : t('fromYears', { years })],
    };
  },
  entry_mode(condition, nameOf) {
    return {
      text: t('entryMode', { binding: asked(condition), mode: condition.detail }),
      details: [from(countriesOf(condition, nameOf))],
    };
  },
};

/** True for a subject of a checklist that it doesn't ask for. */
export function isFurther(subject: string): subject is FurtherKind {
  return Object.hasOwn(words, subject);
}

/** The words of a condition of such a kind. `nameOf` gives a country's name. */
export function furtherInWords(
  condition: StatedCondition & { kind: FurtherKind },
  nameOf: NameOf,
): Words {
  const inWords = words[condition.kind] as (condition: unknown, nameOf: NameOf) => Words;
  return inWords(condition, nameOf);
}

/** A possibility, unless it is stated to be a rule. */
function asked({ binding }: Pick<StatedCondition, 'binding'>): 'required' | 'may_be_asked' {
  return binding === 'required' ? binding : 'may_be_asked';
}

function moneyOf({ amount, currency }: Pick<StatedCondition, 'amount' | 'currency'>): string {
  return amount === null ? '' : moneyInWords({ amount, currency: currency ?? '' });
}

function countriesOf({ countries }: Pick<StatedCondition, 'countries'>, nameOf: NameOf): string {
  return listInWords(countries.split(' ').filter(Boolean).map(nameOf), 'comma');
}

function from(countries: string): string {
  return countries && t('fromCountries', { countries });
}
