import { formKey, type SiteCalls, untilApplied } from './siteCalls.ts';

type StoredRule = { id: number; version: number };

/** The decisions of the list, with what settles each. */
type Decisions = { countries: { decisions: { toSettle: object }[] }[] };

/** The fields of a rule's form. */
function rule(passport: string, changes: object = {}) {
  return {
    passport,
    destination: 'KE',
    purpose: 'tourist',
    access: 'eta',
    stayNumber: 90,
    stayUnit: 'days',
    condition: null,
    conditionText: '',
    otherwise: null,
    note: 'Read on the eTA page.',
    sourceTitle: 'eTA Kenya',
    sourceAddress: 'https://eta.example.org/',
    sourceDate: '2026-02',
    validFrom: null,
    validTo: null,
    ...changes,
  };
}

/**
 * Makes rules of the team: changed, confirmed, just written, in the trash, of a policy; and refuses and confirms
 * imported ones.
 */
export async function makeRules(team: SiteCalls): Promise<void> {
  const create = (key: number, fields: object) =>
    team.write<StoredRule>('rule.create', { creationKey: formKey(key), fields });
  const brazil = await create(31, rule('BR'));
  const changed = await team.write<StoredRule>('rule.update', {
    id: brazil.id,
    version: 1,
    fields: rule('BR', { stayNumber: 60, validTo: '2099-12-31' }),
  });
  await team.write('rule.confirm', { id: brazil.id, version: changed.version });
  await create(33, rule('IN', { purpose: 'working', note: '' }));
  await create(34, rule('IN', { purpose: 'transit', stayNumber: null, note: '' }));
  const { id } = await create(32, rule('ZA', { condition: 'by_air', otherwise: 'visa_required' }));
  await team.write('rule.delete', { id });

  const { passport: _one, ...policy } = rule('', { destination: 'UG', validFrom: '2030-01-01' });
  const fields = { ...policy, passports: ['AR', 'CL'] };
  const { fingerprint } = await team.write<{ fingerprint: string }>('rule.previewPolicy', {
    fields,
  });
  await team.write('rule.applyPolicy', { fields, fingerprint });

  const imported = { destination: 'RW', source: 'passport-index' };
  const { items } = await team.read<{ items: StoredRule[] }>('rule.list', imported);
  const [confirmed] = items.map(({ id, version }) => ({ id, version }));
  const { countries } = await team.read<Decisions>('decision.list', { kind: 'superseded' });
  const [refused, undone] = countries.flatMap(({ decisions }) =>
    decisions.map((one) => one.toSettle),
  );
  const refuse = (decision: object | undefined) =>
    team.write<{ changes: object[] }>('decision.settle', { use: 'other', decisions: [decision] });
  await refuse(refused);
  await team.write('history.undo', { changes: (await refuse(undone)).changes });
  await team.write('rule.confirmMany', { rules: [confirmed] });
}

/**
 * Imports two partial editions and goes back from the second, and leaves a third waiting. Returns
 * the id of the waiting preview.
 */
export async function importRules(team: SiteCalls): Promise<string> {
  const preview = async (days: number, date: string) => {
    const file = JSON.stringify({ AR: { SM: { status: 'visa free', days } } });
    const { id } = await team.upload<{ id: string }>(
      `/admin/rule-files?partial=true&date=${date}`,
      { name: 'edition.json', type: 'application/json', content: file },
    );
    return id;
  };
  for (const [days, date] of [
    [80, '2026-10-01'],
    [70, '2026-11-01'],
  ] as const) {
    const id = await preview(days, date);
    await team.write('ruleEdition.applyPreview', { id, skipRefused: false });
    await untilApplied(team, 'ruleEdition.progress', id);
  }
  await team.write('ruleEdition.rollBack', { source: 'passport-index' });
  return preview(60, '2026-11-15');
}
