import { answerReportInput } from '../fixtures/inputs.ts';
import { anyId } from './examples.ts';
import { type ProceduresOf, visitor } from './procedure.ts';

export const answers: ProceduresOf<
  | 'entryRule'
  | 'answerChange'
  | 'answerReport'
  | 'comparison'
  | 'group'
  | 'page'
  | 'passport'
  | 'search'
  | 'stayZone'
  | 'visitor'
> = {
  'entryRule.saved': visitor((api) =>
    api.entryRule.saved.query({ questions: 'DE-JP-tourist,IN-GB-transit', holds: 'us-visa' }),
  ),
  'entryRule.forDestinations': visitor(async (api) =>
    api.entryRule.forDestinations.query({
      passports: ['US', 'IN'],
      destinationIds: [await anyId(api)],
    }),
  ),
  'entryRule.answer': visitor((api) =>
    api.entryRule.answer.query({ passport: 'US', destination: 'FR' }),
  ),
  'entryRule.countUnanswered': visitor((api) =>
    api.entryRule.countUnanswered.mutate({ questions: [{ passport: 'BR', destination: 'JP' }] }),
  ),
  'answerChange.editions': visitor((api) => api.answerChange.editions.query()),
  'answerChange.list': visitor(async (api) => {
    for (const passport of [undefined, 'BR'])
      for (const destination of [undefined, 'JP'])
        for (const before of [undefined, 1000])
          for (const limit of [undefined, 5])
            await api.answerChange.list.query({ passport, destination, before, limit });
  }),
  'answerReport.send': visitor(
    {
      limits: ['answerReport'],
      touches: ({ table, kind, columns }) =>
        table === 'answer_reports' &&
        (kind === 'added' || (kind === 'changed' && !columns.includes('message'))),
      untraced: 'a visitor’s report is read in its queue',
    },
    (api) => api.answerReport.send.mutate(answerReportInput()),
  ),
  'comparison.ofPassports': visitor((api) =>
    api.comparison.ofPassports.query({ passports: 'IN,DE' }),
  ),
  'group.ranking': visitor((api) => api.group.ranking.query({ passports: 'IN GB,DE' })),
  'page.answer': visitor((api) =>
    api.page.answer.query({ passports: ['US', 'IN'], destination: 'FR', holds: 'uk-visa' }),
  ),
  'page.answerDestinations': visitor((api) =>
    api.page.answerDestinations.query({ passport: 'US', destination: 'JP' }),
  ),
  'page.changingPlanes': visitor((api) =>
    api.page.changingPlanes.query({ passports: ['IN', 'DE'], holds: 'us-visa' }),
  ),
  'page.workingAbroad': visitor((api) =>
    api.page.workingAbroad.query({ passports: ['IN', 'DE'], holds: 'us-visa' }),
  ),
  'page.countryAnswer': visitor((api) =>
    api.page.countryAnswer.query({ passports: ['US'], destination: 'JP', purpose: 'working' }),
  ),
  'page.destination': visitor(async (api) =>
    api.page.destination.query({
      passports: ['US'],
      destinationId: await anyId(api),
      country: 'JP',
    }),
  ),
  'page.preview': visitor((api) =>
    api.page.preview.query({ passports: ['US'], token: 'x.x', country: 'JP' }).catch(() => {}),
  ),
  'passport.list': visitor((api) => api.passport.list.query()),
  'passport.byCode': visitor((api) => api.passport.byCode.query({ code: 'JP' })),
  'search.all': visitor({ limits: ['search'] }, (api) =>
    api.search.all.query({ text: 'germany to japan', passport: 'DE' }),
  ),
  'stayZone.list': visitor((api) => api.stayZone.list.query()),
  'page.trip': visitor((api) =>
    api.page.trip.query({
      travellers: [{ passports: ['IN'] }],
      stops: [
        { country: 'JP', transit: false },
        { country: 'GB', transit: true, on: '2027-01-09' },
      ],
    }),
  ),
  'visitor.country': visitor((api) => api.visitor.country.query()),
  'visitor.choosePassport': visitor((api) => api.visitor.choosePassport.mutate({ passport: 'JP' })),
  'visitor.addPassport': visitor((api) => api.visitor.addPassport.mutate({ passport: 'DE' })),
  'visitor.chooseDocuments': visitor((api) =>
    api.visitor.chooseDocuments.mutate({ holds: 'us-visa' }),
  ),
  'visitor.forget': visitor((api) => api.visitor.forget.mutate()),
  'visitor.removePassport': visitor((api) => api.visitor.removePassport.mutate({ passport: 'DE' })),
};
