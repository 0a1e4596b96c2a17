/** The values of the fields that only some kinds of entry conditions have, where a kind has none. */
export const blankCondition = {
  months: 0,
  number: null,
  unit: null,
  countedFrom: null,
  amount: null,
  currency: null,
  per: null,
  vaccine: '',
  comingFrom: null,
  countries: '',
  title: '',
  detail: '',
  permissionOnly: false,
} as const;
