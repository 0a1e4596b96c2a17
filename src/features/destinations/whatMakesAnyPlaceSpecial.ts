/** Shown for a destination without highlights. */
export const whatMakesAnyPlaceSpecial = [
  'Its own history, culture and everyday life',
  'Local food, from market stalls to the table',
  'Sights and landscapes worth the journey',
];
