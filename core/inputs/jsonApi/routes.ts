import { answerRoute } from './answers.ts';
import { changesRoute } from './changes.ts';
import { compareRoute } from './compare.ts';
import { groupsRoute } from './groups.ts';
import { staysRoute } from './stays.ts';
import {
  destinationCsvRoute,
  destinationRoute,
  passportCsvRoute,
  passportRoute,
} from './tables.ts';

/** All endpoints, in the order in which the page for developers lists them. */
export const apiRoutes = [
  answerRoute,
  passportRoute,
  passportCsvRoute,
  destinationRoute,
  destinationCsvRoute,
  groupsRoute,
  compareRoute,
  changesRoute,
  staysRoute,
];
