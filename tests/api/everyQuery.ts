import { randomBytes } from 'node:crypto';
import Sqlite from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import { fullPages, generate } from '../../bench/generate.ts';
import { createSetupToken } from '../../server/auth/setupLink.ts';
import { resetPassword } from '../../server/services/administrators.ts';
import { builtPages } from '../../server/ssr/builtRenderer.ts';
import { appRouter } from '../../server/trpc/appRouter.ts';
import { destinationFixture } from '../fixtures/destination.ts';
import { answerReportInput, requirementInput } from './inputs.ts';
import {
  administrator,
  refusalOf,
  startTestSite,
  type TestBrowser,
  type TestSite,
} from './testApp.ts';

type Api = TestBrowser['api'];

/** How each procedure is called, in all the shapes its query can take. */
export const calls: Record<string, (api: Api) => Promise<unknown>> = {
  'destination.list': async (api) => {
    for (const type of [undefined, 'tourist', 'nomad'] as const)
      for (const countryCode of [undefined, 'JP'])
        for (const continent of [undefined, 'Asia'] as const)
          for (const order of ['newest', 'rating'] as const)
            for (const search of [undefined, 'a', 'an', 'lan', 'japan'])
              await api.destination.list.query({ type, countryCode, continent, order, search });
  },
  'destination.popular': (api) => api.destination.popular.query({}),
  'destination.byType': (api) => api.destination.byType.query({ type: 'transit' }),
  'destination.byContinent': (api) => api.destination.byContinent.query(),
  'destination.byId': async (api) => api.destination.byId.query({ id: await anyId(api) }),
  'destination.create': (api) =>
    api.destination.create.mutate({
      ...destinationFixture({ images }),
      creationKey: '0'.repeat(32),
    }),
  'destination.update': async (api) =>
    api.destination.update.mutate({
      id: await anyId(api),
      version: 1,
      fields: destinationFixture({ images }),
    }),
  'destination.delete': async (api) => api.destination.delete.mutate({ id: await anyId(api) }),
  'visaRequirement.listByDestination': async (api) =>
    api.visaRequirement.listByDestination.query({ destinationId: await anyId(api) }),
  'visaRequirement.countByDestination': async (api) =>
    api.visaRequirement.countByDestination.query({ destinationId: await anyId(api) }),
  'visaRequirement.byId': async (api) =>
    api.visaRequirement.byId.query({ id: await newRequirement(api, 'NO') }),
  'visaRequirement.forVisitor': async (api) =>
    api.visaRequirement.forVisitor.query({ destinationId: await anyId(api), passport: 'US' }),
  'visaRequirement.forCountry': (api) =>
    api.visaRequirement.forCountry.query({ countryCode: 'JP', passport: 'US' }),
  'entryRule.answer': (api) => api.entryRule.answer.query({ passport: 'US', destination: 'FR' }),
  'visaRequirement.create': (api) => newRequirement(api, 'SE'),
  'visaRequirement.update': async (api) =>
    api.visaRequirement.update.mutate({
      id: await newRequirement(api, 'FI'),
      version: 1,
      fields: requirementInput({ countryCode: 'FI', durationDays: 3 }),
    }),
  'visaRequirement.delete': async (api) =>
    api.visaRequirement.delete.mutate({ id: await newRequirement(api, 'DK') }),
  'country.list': (api) => api.country.list.query(),
  'country.byCode': (api) => api.country.byCode.query({ code: 'JP' }),
  'countryFacts.byCode': (api) => api.countryFacts.byCode.query({ code: 'JP' }),
  'countryFacts.passportCounts': (api) => api.countryFacts.passportCounts.query({ code: 'JP' }),
  'country.listAll': (api) => api.country.listAll.query(),
  'country.setEnabled': (api) => api.country.setEnabled.mutate({ code: 'SE', enabled: true }),
  'ruleSource.listInUse': (api) => api.ruleSource.listInUse.query(),
  'visitor.country': (api) => api.visitor.country.query(),
  'visitor.choosePassport': (api) => api.visitor.choosePassport.mutate({ passport: 'JP' }),
  'visitor.addPassport': (api) => api.visitor.addPassport.mutate({ passport: 'DE' }),
  'visitor.removePassport': (api) => api.visitor.removePassport.mutate({ passport: 'DE' }),
  'answerReport.send': (api) => api.answerReport.send.mutate(answerReportInput()),
  'faq.list': (api) => api.faq.list.query(),
  'newsletter.signUp': (api) => api.newsletter.signUp.mutate({ email: 'ana@example.com' }),
  'newsletter.list': (api) => api.newsletter.list.query({ page: 1 }),
  'newsletter.delete': (api) => api.newsletter.delete.mutate({ email: 'ana@example.com' }),
  'contact.send': (api) =>
    api.contact.send.mutate({ name: 'Ana', email: 'ana@example.com', message: 'Hello' }),
  'contact.list': (api) => api.contact.list.query({ page: 1 }),
  'contact.delete': async (api) => {
    const [newest] = (await api.contact.list.query({})).items;
    await api.contact.delete.mutate({ id: newest?.id ?? 0 });
  },
  'session.me': (api) => api.session.me.query(),
  'session.signIn': (api) => api.session.signIn.mutate(administrator),
  'session.signOut': (api) => api.session.signOut.mutate(),
  'session.changePassword': (api) =>
    api.session.changePassword.mutate({ current: administrator.password, next: otherPassword }),
  'user.list': (api) => api.user.list.query(),
  // Nobody has the id: all its statements are asked.
  'user.delete': (api) => refusalOf(api.user.delete.mutate({ id: 'nobody' })),
  'settings.contact': (api) => api.settings.contact.query(),
  'settings.contactToEdit': (api) => api.settings.contactToEdit.query(),
  'settings.updateContact': async (api) =>
    api.settings.updateContact.mutate(await api.settings.contactToEdit.query()),
  'backup.last': (api) => api.backup.last.query(),
};

/** Asked last, in this order: what changes the account or ends its sessions. */
const last = ['session.changePassword', 'session.signOut'];

const otherPassword = 'another correct battery staple';
const images = [
  { src: 'https://pictures.example/a.jpg', alt: 'The sea', width: 1600, height: 900 },
];

const addresses = [
  ...['/', '/destinations/tourist', '/destinations/popular', '/destinations/tourist?page=2'],
  ...['/search?category=transit&continent=Asia', '/continents', '/visa-info/JP?from=US'],
  ...['/visa-info/tourist', '/contact', '/sitemap.xml', '/sitemap-1.xml', '/robots.txt', '/readyz'],
];

/** The procedures that `calls` leaves out. */
export function uncalledProcedures(): string[] {
  // The set-up link is called apart: there must be no administrator yet.
  const called = [...Object.keys(calls), 'session.setUp'];
  return Object.keys(appRouter._def.procedures).filter((path) => !called.includes(path));
}

/**
 * Asks every procedure and page and runs every job of a site with generated data. Returns the site
 * and the SQL of all that reached its database.
 */
export async function askEverything(): Promise<{ site: TestSite; statements: string[] }> {
  const asked = new Set<string>();
  const { prepare } = Sqlite.prototype;
  onTestFinished(() => {
    Sqlite.prototype.prepare = prepare;
  });
  Sqlite.prototype.prepare = function recorded(this: Sqlite.Database, source: string) {
    asked.add(source);
    return prepare.call(this, source);
  } as typeof prepare;

  const site = await startTestSite({ pages: await builtPages() });
  await generate(site.db, fullPages);
  // What made the schema and the data is none of the product's questions.
  asked.clear();

  const token = (await createSetupToken(site.db)) ?? '';
  await site.browser().api.session.setUp.mutate({ token, ...administrator });
  const signedIn = await site.signedIn();
  for (const path of [...Object.keys(calls).filter((path) => !last.includes(path)), ...last]) {
    await calls[path]?.(signedIn.api);
  }
  const { id } = (await site.db.selectFrom('users').select('id').executeTakeFirst()) ?? { id: '' };
  await resetPassword(site.db, id, otherPassword);

  const destination = await anyId(signedIn.api);
  const ofDestination = [`/destination/${destination}`, `/posters/generated/${destination}.svg`];
  for (const url of [...addresses, ...ofDestination, `/share/destination/${destination}.png`]) {
    const answer = await site.app.inject({ url, headers: { host: 'localhost:3000' } });
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  }
  return { site, statements: [...asked] };
}

async function anyId(api: Api): Promise<string> {
  const { items } = await api.destination.list.query({ order: 'rating', pageSize: 1 });
  return items[0]?.id ?? '';
}

async function newRequirement(api: Api, countryCode: string): Promise<string> {
  const destinationId = await anyId(api);
  const fields = requirementInput({ countryCode });
  const creationKey = randomBytes(16).toString('hex');
  return (await api.visaRequirement.create.mutate({ destinationId, creationKey, fields })).id;
}
