import { createHash } from 'node:crypto';
import type { TransitPolicy } from '#core/answers/transit/transitPolicy.ts';
import type { WorkPolicy } from '#core/answers/work/workPolicy.ts';
import { DEFAULT_BEST_TIME } from '#core/inputs/destination.ts';
import { shippedFooter } from '#core/inputs/settings/footer.ts';
import { defaultSiteContact } from '#core/inputs/settings/settings.ts';
import { defaultSiteSettings } from '#core/inputs/settings/siteSettings.ts';
import { paragraphsOf } from '#core/languages/paragraphs.ts';
import { shippedPages } from '#core/site/shippedPages.ts';
import type { VisaType } from '#core/vocabulary.ts';
import type { Db } from '#db/db.ts';
import { readEntryRights } from '#db/packs/packs.ts';
import { readSampleFaqs } from '#db/seed/samples/samples.ts';

/** The JSON of the messages for the texts that a new site's database and settings have. */
export async function shippedMessages(db: Db): Promise<string> {
  const texts = [
    ...(await textsOfRules(db)),
    ...textsOfRights(),
    ...(await questions(db)),
    ...defaults(),
    ...pages(),
  ];
  const messages = texts.map(({ kind, text, note }) => [
    kind + createHash('sha256').update(text).digest('hex').slice(0, 8),
    { text: asMessage(text), note },
  ]);
  return `${JSON.stringify(Object.fromEntries(messages), null, 2)}\n`;
}

const zoneTitle =
  'A zone of countries in which stays are counted together, or whose citizens move freely. It stands alone, and after a colon.';
const conditionNote = 'A note to what a country asks at its border.';

type ShippedText = { kind: string; text: string; note: string };

async function textsOfRules(db: Db): Promise<ShippedText[]> {
  const [conditions, notes, conditionNotes, conditionTitles, links, zones, policies] =
    await Promise.all([
      db.selectFrom('entry_rules').select('condition_text as text').distinct().execute(),
      db.selectFrom('entry_rules').select('note as text').distinct().execute(),
      db.selectFrom('entry_conditions').select('note as text').distinct().execute(),
      db.selectFrom('entry_conditions').select('title as text').distinct().execute(),
      db.selectFrom('application_portals').select(['note', 'price_note']).execute(),
      db.selectFrom('zones').select(['title', 'note', 'window_days']).execute(),
      db.selectFrom('stay_policies').select(['purpose', 'policy']).execute(),
    ]);
  const policiesOn = (stay: VisaType) =>
    policies.filter(({ purpose }) => purpose === stay).map(({ policy }) => JSON.parse(policy));
  return [
    ...listed(
      conditions,
      'condition',
      'The condition of a rule: it applies to travellers with these documents, or in this case. It stands alone, and after a colon.',
    ),
    ...listed(notes, 'rule', 'A note below an answer.'),
    ...listed(conditionNotes, 'border', conditionNote),
    ...listed(conditionTitles, 'levy', 'The name of a charge or form at the border.'),
    ...listed(
      zones.map(({ title }) => ({ text: title })),
      'zone',
      zoneTitle,
    ),
    ...listed(
      zones.filter((zone) => zone.window_days).map(({ note }) => ({ text: note })),
      'zoneNote',
      'A note on how stays in a zone are counted.',
    ),
    ...listed(
      links.map(({ note }) => ({ text: note })),
      'link',
      'A note to a link to an official page.',
    ),
    ...listed(
      links.map(({ price_note }) => ({ text: price_note })),
      'price',
      'A note to a price, after it.',
    ),
    ...listed(
      policiesOn('transit').flatMap(placesOf),
      'place',
      'Where a permission for travellers between two flights holds, or on which way. It stands alone, and after a colon.',
    ),
    ...listed(
      policiesOn('working').flatMap(areasOf),
      'area',
      'An area or agreement whose citizens may work in each other’s countries, or get a permit more easily. It stands after a colon.',
    ),
  ];
}

function placesOf({ programmes }: TransitPolicy): { text: string }[] {
  return programmes.map(({ places }) => ({ text: places ?? '' }));
}

function areasOf({ grants }: WorkPolicy): { text: string }[] {
  return grants.map(({ name }) => ({ text: name }));
}

function textsOfRights(): ShippedText[] {
  const rights = readEntryRights();
  const conditions = rights.flatMap((right) => right.conditions);
  return [
    ...listed(
      rights.map(({ title }) => ({ text: title })),
      'zone',
      zoneTitle,
    ),
    ...listed(
      rights.map(({ note }) => ({ text: note })),
      'rightNote',
      'A note below an answer for citizens who enter by a treaty or agreement.',
    ),
    ...listed(
      conditions.map(({ note }) => ({ text: note })),
      'border',
      conditionNote,
    ),
  ];
}

async function questions(db: Db): Promise<ShippedText[]> {
  const rows = await db.selectFrom('faqs').select(['question', 'answer']).execute();
  const earlier = readSampleFaqs().flatMap(({ earlierAnswers = [] }) => earlierAnswers);
  return [
    ...rows.flatMap(({ question, answer }) => [
      { kind: 'question', text: question, note: 'A frequently asked question.' },
      { kind: 'answer', text: answer, note: 'Its answer, in Markdown.' },
    ]),
    ...earlier.map((text) => ({
      kind: 'answer',
      text,
      note: 'The answer to a question in Markdown, as sites of earlier versions have it.',
    })),
  ];
}

/** The default texts of settings and of a new destination. */
function defaults(): ShippedText[] {
  const { heroTitle, heroText } = defaultSiteSettings;
  const hours = defaultSiteContact.officeHours.flatMap((one) => [one.days, one.hours]);
  return [
    { kind: 'hero', text: heroTitle, note: 'The headline of the home page.' },
    { kind: 'hero', text: heroText, note: 'Below the headline of the home page.' },
    {
      kind: 'footer',
      text: shippedFooter.intro,
      note: 'Below the name of the site, in the footer.',
    },
    { kind: 'footer', text: shippedFooter.note, note: 'In the footer, after the year.' },
    ...listed(
      hours.map((text) => ({ text })),
      'hours',
      'Office hours: days, or times.',
    ),
    {
      kind: 'bestTime',
      text: DEFAULT_BEST_TIME,
      note: 'The best time to visit a destination for which none is stored.',
    },
  ];
}

/** The texts of the legal pages, paragraph by paragraph. */
function pages(): ShippedText[] {
  return Object.entries(shippedPages).flatMap(([page, { description, intro, text }]) => {
    const texts = [description, intro, ...paragraphsOf(text)];
    return [...new Set(texts)].map((one) => ({
      kind: page,
      text: one,
      note: `A paragraph of the page ${page}, in Markdown; a heading begins with #.`,
    }));
  });
}

function listed(rows: { text: string }[], kind: string, note: string): ShippedText[] {
  const texts = new Set(rows.map(({ text }) => text).filter(Boolean));
  return [...texts].sort().map((text) => ({ kind, text, note }));
}

/** The text as an ICU message without arguments. */
function asMessage(text: string): string {
  return text.replaceAll("'", "''").replaceAll(/[{}<>]+/g, "'$&'");
}
