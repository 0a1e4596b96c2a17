import { type SiteCalls, untilApplied } from './siteCalls.ts';

/** Two files of each kind of record: one to be imported, and one to be left waiting. */
const files: Record<string, [applied: object, waiting: object]> = {
  destinations: named('Funchal', 'Sintra', (name) => ({
    ...{ name, countryCode: 'PT', continent: 'Europe', types: ['tourist'] },
    imageUrl: 'https://photos.example/portugal.jpg',
    ...{ shortDescription: 'On the Atlantic', description: 'Cliffs and gardens.' },
    ...{ highlights: [], rating: 4.4, currency: 'EUR', timeZone: 'Europe/Lisbon' },
    ...{ languages: ['Portuguese'], popular: false },
    emergencyNumbers: { police: '112', ambulance: '112', fire: '112' },
    weather: { bestTimeToVisit: 'May', seasons: [] },
    images: [],
  })),
  requirements: named('PE', 'EC', (countryCode) => ({
    ...{ destinationId: 'lisboa', countryCode, type: 'tourist', required: false, onArrival: false },
    ...{ durationDays: 90, cost: 'Free', processingTime: null, notes: '' },
    ...{ documents: ['Return ticket'], eligibility: [], restrictions: [] },
    extensions: { possible: false, maxDuration: 0, cost: '', requirements: [] },
    ...{ sourceAddress: null, sourceDate: null },
  })),
  'entry-conditions': named('3', '5', (pages) => ({
    ...{ destination: 'UG', kind: 'blank_pages', binding: 'required', number: Number(pages) },
    ...{ concerns: 'visa_on_arrival', note: '' },
    ...{ sourceTitle: 'Border police', sourceAddress: null, sourceDate: '2026-02' },
  })),
  'official-links': named('eVisa of Uganda', 'Visa of Uganda', (title) => ({
    ...{ destination: 'UG', scheme: 'e_visa', title, address: 'https://visas.example.org/' },
    ...{ priceAmount: '50', priceCurrency: 'USD', priceNote: '', inOperation: true },
    ...{ purposes: ['tourist'], note: '' },
    ...{ sourceTitle: '', sourceAddress: null, sourceDate: null },
  })),
  faqs: named('What is a visa?', 'What is an ETA?', (question) => ({
    ...{ question, answer: 'A permission to travel.', category: 'visa' },
  })),
  translations: named('messages/ui/pages', 'messages/map/zoom', (subject) => ({
    ...{ language: 'fr', subject, english: subject.endsWith('zoom') ? 'Zoom' : 'Pages' },
    text: 'Feuilles ◆',
  })),
};

function named(
  applied: string,
  waiting: string,
  record: (name: string) => object,
): [object, object] {
  return [record(applied), record(waiting)];
}

/** Imports a file of each kind, and leaves another waiting. */
export async function importRecords(team: SiteCalls): Promise<void> {
  for (const [kind, [applied, waiting]] of Object.entries(files)) {
    const preview = async (record: object) => {
      const file = { name: `${kind}.json`, type: 'application/json' };
      const { id } = await team.upload<{ id: string }>(`/admin/record-files?kind=${kind}`, {
        ...{ ...file, content: JSON.stringify([record]) },
      });
      const { fingerprint } = await team.read<{ fingerprint: string }>('recordImport.preview', {
        id,
      });
      return { id, fingerprint };
    };
    const first = await preview(applied);
    await team.write('recordImport.applyPreview', first);
    await untilApplied(team, 'recordImport.progress', first.id);
    await preview(waiting);
  }
}
