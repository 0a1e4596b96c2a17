import { type SiteCalls, untilApplied } from './siteCalls.ts';
import { ownTransitPolicy } from './transitPolicy.ts';
import { ownWorkArea } from './workArea.ts';

/** Two records of each kind: one to be imported, and one to be left waiting. */
const records: Record<string, [applied: object, waiting: object]> = {
  destinations: named('Funchal', 'Sintra', (name) => ({
    name,
    countryCode: 'PT',
    continent: 'Europe',
    types: ['tourist'],
    imageUrl: 'https://photos.example/portugal.jpg',
    shortDescription: 'On the Atlantic',
    description: 'Cliffs and gardens.',
    highlights: [],
    rating: 4.4,
    currency: 'EUR',
    timeZone: 'Europe/Lisbon',
    languages: ['Portuguese'],
    popular: false,
    emergencyNumbers: { police: '112', ambulance: '112', fire: '112' },
    weather: { bestTimeToVisit: 'May', seasons: [] },
    images: [],
  })),
  requirements: named('PE', 'EC', (countryCode) => ({
    destinationId: 'lisboa',
    countryCode,
    type: 'tourist',
    required: false,
    onArrival: false,
    durationDays: 90,
    cost: 'Free',
    processingTime: null,
    notes: '',
    documents: ['Return ticket'],
    eligibility: [],
    restrictions: [],
    extensions: { possible: false, maxDuration: 0, cost: '', requirements: [] },
    sourceAddress: null,
    sourceDate: null,
  })),
  'entry-conditions': named('UG', 'RW', (destination) => ({
    destination,
    kind: 'blank_pages',
    binding: 'required',
    number: 3,
    concerns: 'visa_on_arrival',
    note: '',
    sourceTitle: 'Border police',
    sourceAddress: null,
    sourceDate: '2026-02',
  })),
  'official-links': named('eVisa of Uganda', 'Visa of Uganda', (title) => ({
    destination: 'UG',
    scheme: 'e_visa',
    title,
    address: 'https://visas.example.org/',
    priceAmount: '50',
    priceCurrency: 'USD',
    priceNote: '',
    inOperation: true,
    purposes: ['tourist'],
    note: '',
    sourceTitle: '',
    sourceAddress: null,
    sourceDate: null,
  })),
  'work-programmes': named('Youth exchange', 'Working holiday', (title) => ({
    destination: 'UG',
    kind: 'working_holiday',
    title,
    passports: 'BR ZA',
    quality: 'own_government',
    sourceTitle: '',
    sourceAddress: null,
    sourceDate: null,
  })),
  'ways-to-work': named('Work permit', 'Special pass', (title) => ({
    destination: 'UG',
    kind: 'work_permit',
    title,
    address: 'https://work.example.org/',
    quality: 'own_government',
    sourceTitle: '',
    sourceAddress: null,
    sourceDate: null,
  })),
  faqs: named('What is a visa?', 'What is an ETA?', (question) => ({
    question,
    answer: 'A permission to travel.',
    category: 'visa',
  })),
  'transit-policies': named('UG', 'RW', (destination) => ({ destination, ...ownTransitPolicy })),
  translations: named('messages/ui/pages', 'messages/map/zoom', (subject) => ({
    language: 'fr',
    subject,
    english: subject.endsWith('zoom') ? 'Zoom' : 'Pages',
    text: 'Feuilles ◆',
  })),
  'work-areas': named('hills', 'plains', (area) => ({ ...ownWorkArea, area })),
};

function named(
  applied: string,
  waiting: string,
  record: (name: string) => object,
): [object, object] {
  return [record(applied), record(waiting)];
}

/** The file of each kind that is left waiting. */
export const waitingFiles: readonly (readonly [kind: string, file: string])[] = Object.entries(
  records,
).map(([kind, [, waiting]]) => [kind, JSON.stringify([waiting])]);

/**
 * Imports a file of each kind, and then leaves others waiting. A site keeps only the newest of these:
 * those of the last kinds.
 */
export async function importRecords(team: SiteCalls): Promise<void> {
  const upload = async (kind: string, content: string) => {
    const file = { name: `${kind}.json`, type: 'application/json', content };
    return team.upload<{ id: string }>(`/admin/record-files?kind=${kind}`, file);
  };
  for (const [kind, [applied]] of Object.entries(records)) {
    const { id } = await upload(kind, JSON.stringify([applied]));
    const preview = await team.read<{ fingerprint: string }>('recordImport.preview', { id });
    await team.write('recordImport.applyPreview', { id, fingerprint: preview.fingerprint });
    await untilApplied(team, 'recordImport.progress', id);
  }
  for (const [kind, file] of waitingFiles) await upload(kind, file);
}
