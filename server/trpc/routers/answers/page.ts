import {
  answerDestinationsPage,
  answerPage,
  countryAnswerPage,
  destinationPage,
  everywherePage,
  previewPage,
} from '#core/inputs/pages.ts';
import { trip } from '#core/inputs/trip.ts';
import { readAnswerPage, readCountryAnswer } from '#server/answers/pages/answerPage.ts';
import { readChangingPlanes } from '#server/answers/pages/changingPlanes.ts';
import {
  readDestinationPage,
  readDestinationsThere,
} from '#server/answers/pages/destinationPages.ts';
import { readWorkingAbroad } from '#server/answers/pages/workingAbroad.ts';
import { judgeTrip } from '#server/answers/tools/trip.ts';
import { readPreviewPage } from '#server/records/destinations/previews.ts';
import { contentProcedure, publicProcedure, router } from '#server/trpc/init.ts';

/** The facts of each public page; names of countries and places are in its language. */
export const pageRouter = router({
  /** A passport's answer in a country, with all that stands beside it. */
  answer: contentProcedure
    .meta({ dependsOn: ['rules', 'settings'] })
    .input(answerPage)
    .query(({ ctx, input }) => readAnswerPage(ctx.db, input)),

  /** A passport's answer in a country without destinations, in a listing. */
  countryAnswer: contentProcedure
    .meta({ dependsOn: ['rules', 'settings'] })
    .input(countryAnswerPage)
    .query(({ ctx, input }) => readCountryAnswer(ctx.db, input)),

  /** The destinations in a country, beside its answer: a page of them. */
  answerDestinations: contentProcedure
    .meta({ dependsOn: ['destinations', 'rules', 'settings'] })
    .input(answerDestinationsPage)
    .query(({ ctx, input }) => readDestinationsThere(ctx.db, input)),

  /** What passports need at a destination. */
  destination: contentProcedure
    .meta({ dependsOn: ['destinations', 'rules', 'settings'] })
    .input(destinationPage)
    .query(({ ctx, input }) => readDestinationPage(ctx.db, input)),

  /** The same at the destination of a preview link. */
  preview: publicProcedure
    .input(previewPage)
    .query(({ ctx, input }) => readPreviewPage(ctx.db, input)),

  /** What changing planes takes in all countries. */
  changingPlanes: contentProcedure
    .meta({ dependsOn: ['rules', 'settings'] })
    .input(everywherePage)
    .query(({ ctx, input }) => readChangingPlanes(ctx.db, input)),

  /** What working takes in all countries. */
  workingAbroad: contentProcedure
    .meta({ dependsOn: ['rules', 'settings'] })
    .input(everywherePage)
    .query(({ ctx, input }) => readWorkingAbroad(ctx.db, input)),

  /** The answers for all travellers at each stop of a trip, and the checklist of the whole. */
  trip: contentProcedure
    .meta({ dependsOn: ['rules', 'settings'] })
    .input(trip)
    .query(({ ctx, input }) => judgeTrip(ctx.db, input)),
});
