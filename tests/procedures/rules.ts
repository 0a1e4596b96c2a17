import { randomBytes } from 'node:crypto';
import { sidesSeen } from '#core/answers/disagreementSides.ts';
import { ruleSorts } from '#core/siteVocabulary.ts';
import { deleteLinkChecksBefore, saveLinkCheck } from '#db/queries/linkChecks.ts';
import { findAnswer } from '#server/answers/findAnswer.ts';
import { policyFixture, ruleFixture } from '../fixtures/administratorRule.ts';
import { addEdition } from '../fixtures/ruleEdition.ts';
import { refusalOf } from '../support/site/testApp.ts';
import { NO_ROW } from './examples.ts';
import { type Api, editor, type ProceduresOf } from './procedure.ts';
import {
  type Allowed,
  added,
  anyOf,
  columns,
  content,
  intoTrash,
  removed,
  replaced,
  stored,
  withAnswers,
} from './touches.ts';

/** The source of the administrators' rules, which is created with the first. */
const editorsSource: Allowed = (change, ...call) =>
  added('rule_sources')(change, ...call) && change.key === 'editors';

/** A rule of this site, made or ended for another. */
const ownRule: Allowed = ({ table, row }) => table === 'entry_rules' && row.source_id === 'editors';

/** The columns that reviewing a rule changes. */
const reviewed = ['verified_on', 'refused_on', 'version', 'updated_at'];

export const rules: ProceduresOf<'rule'> = {
  'rule.list': editor(async (api) => {
    for (const by of ruleSorts)
      for (const filter of [{ passport: 'BR' }, { source: 'passport-index' }])
        await api.rule.list.query({ ...filter, sort: { by, descending: true } });
    for (const passport of [undefined, 'BR'])
      for (const destination of [undefined, 'JP'])
        for (const source of [undefined, 'passport-index'])
          for (const access of [undefined, 'eta'] as const)
            for (const stale of [undefined, true])
              for (const purpose of [undefined, 'tourist'] as const)
                await api.rule.list.query({
                  passport,
                  destination,
                  source,
                  access,
                  stale,
                  purpose,
                });
  }),
  'rule.sources': editor((api) => api.rule.sources.query()),
  'rule.byId': editor(async (api) => api.rule.byId.query({ id: await newRule(api, 'NO') })),
  'rule.create': editor(content(withAnswers(anyOf(stored('entry_rules'), editorsSource))), (api) =>
    newRule(api, 'SE'),
  ),
  'rule.update': editor(
    content(withAnswers(replaced('entry_rules', 'source_id', 'edition_id'))),
    async (api) =>
      api.rule.update.mutate({
        id: await newRule(api, 'FI'),
        version: 1,
        fields: ruleFixture({ passport: 'FI', stayNumber: 3 }),
      }),
  ),
  'rule.delete': editor(content(intoTrash(withAnswers(removed('entry_rules')))), async (api) =>
    api.rule.delete.mutate({ id: await newRule(api, 'DK') }),
  ),
  'rule.confirm': editor(
    content(withAnswers(replaced('entry_rules', 'passport', 'destination', 'purpose', 'access'))),
    async (api) => api.rule.confirm.mutate({ id: await newRule(api, 'IS'), version: 1 }),
  ),
  'rule.deleteMany': editor(content(intoTrash(withAnswers(removed('entry_rules')))), async (api) =>
    api.rule.deleteMany.mutate({ ids: [await newRule(api, 'EE'), await newRule(api, 'LV')] }),
  ),
  'rule.confirmMany': editor(
    content(withAnswers(columns('entry_rules', ...reviewed))),
    async (api) =>
      api.rule.confirmMany.mutate({ rules: [{ id: await newRule(api, 'LT'), version: 1 }] }),
  ),
  'rule.previewPolicy': editor((api) => api.rule.previewPolicy.mutate({ fields: policyFixture() })),
  'rule.applyPolicy': editor(content(withAnswers(anyOf(ownRule, editorsSource))), async (api) => {
    await newRule(api, 'BR', 'KR');
    const { fingerprint } = await api.rule.previewPolicy.mutate({ fields: policyFixture() });
    return api.rule.applyPolicy.mutate({ fields: policyFixture(), fingerprint });
  }),
  // The id doesn't exist: only its statement is executed.
  'rule.closeReports': editor(columns('answer_reports', 'status', 'closed_at'), (api) =>
    refusalOf(api.rule.closeReports.mutate({ ids: [NO_ROW] })),
  ),
};

export const decisions: ProceduresOf<'decision'> = {
  'decision.list': editor(async (api, db) => {
    const lost = { address: 'https://gone.example/', kind: 'official', problem: null } as const;
    await saveLinkCheck(db, { ...lost, movedTo: 'https://new.example/' }, '2026-01-01');
    await api.decision.list.query({});
    await api.decision.list.query({ kind: 'stale', page: 1 });
    await api.decision.list.query({ country: 'JP' });
    await deleteLinkChecksBefore(db, '2026-01-02');
  }),
  'decision.settle': editor(
    {
      ...content(withAnswers(anyOf(ownRule, editorsSource))),
      partlyTraced: 'the test itself imports the rules that disagree',
    },
    async (api, db) => {
      const pair = { passport: 'SM', destination: 'PN', purpose: 'tourist' } as const;
      for (const [id, access, date] of [
        ['disagreeing', 'visa_free', '2026-01-01'],
        ['newer', 'visa_required', '2026-02-01'],
      ] as const) {
        const kind = id === 'newer' ? 'edition' : 'compilation';
        await addEdition(db, {
          source: { id, kind },
          date,
          rules: [ruleFixture({ ...pair, access })],
        });
      }
      const seen = sidesSeen(await findAnswer(db, pair));
      const { passport, ...where } = pair;
      return api.decision.settle.mutate({
        use: 'other',
        decisions: [{ kind: 'disagreement', ...where, passports: [passport], seen }],
      });
    },
  ),
};

async function newRule(api: Api, passport: string, destination = 'JP'): Promise<number> {
  const creationKey = randomBytes(16).toString('hex');
  const fields = ruleFixture({ passport, destination });
  return (await api.rule.create.mutate({ creationKey, fields })).id;
}

/** No shipped condition concerns these visitors' passports. */
