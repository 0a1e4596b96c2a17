import { formKey, type SiteCalls } from './siteCalls.ts';
import { ownTransitPolicy } from './transitPolicy.ts';
import { ownWorkArea } from './workArea.ts';

/** A stored record, as creating it returns it. */
type Stored<Id = string> = { id: Id; version: number };

/** A blue image of 120 by 80 pixels, as PNG. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAHgAAABQCAMAAADlRUG7AAAAA1BMVEUUbqCR/dO3AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAIElEQVRo3u3BMQEAAADCoPVPbQ0PoAAAAAAAAAAAAHgwJdAAAccQSrUAAAAASUVORK5CYII=',
  'base64',
);

/** The fields of a destination's form. */
function destination(changes: object) {
  return {
    name: 'Lisbon',
    countryCode: 'PT',
    continent: 'Europe',
    imageUrl: 'https://photos.example/lisbon.jpg',
    types: ['tourist', 'nomad'],
    shortDescription: 'Seven hills above the Tagus',
    description: 'Trams, tiles and **custard tarts**.',
    highlights: ['Miradouros at dusk'],
    rating: 4.6,
    currency: 'EUR',
    timeZone: 'Europe/Lisbon',
    languages: ['Portuguese'],
    popular: false,
    emergencyNumbers: { police: '112', ambulance: '112', fire: '112' },
    weather: {
      bestTimeToVisit: 'April to June',
      seasons: [
        { name: 'Spring', months: 'March to May', temperature: { min: 11, max: 20 }, rainfall: 60 },
      ],
    },
    images: [{ src: 'https://photos.example/tram.jpg', alt: 'A tram', width: 1600, height: 1067 }],
    status: 'published',
    publishAt: null,
    ...changes,
  };
}

/** The fields of a requirement's form. */
function requirement(countryCode: string, changes: object = {}) {
  return {
    countryCode,
    type: 'tourist',
    required: true,
    onArrival: false,
    durationDays: 30,
    cost: 'EUR 90',
    processingTime: '15 days',
    notes: 'Apply at the consulate.',
    documents: ['Passport', 'Photo'],
    eligibility: ['Over 18'],
    restrictions: ['No paid work'],
    extensions: { possible: true, maxDuration: 15, cost: 'EUR 30', requirements: ['Apply early'] },
    sourceAddress: 'https://consulate.example/visas',
    sourceDate: '2026-02',
    ...changes,
  };
}

/**
 * Makes destinations in every state: published, draft, scheduled, with a former address, a shared
 * preview, changed alone and together, in the trash with a photo and a requirement, restored, and
 * deleted for good. Returns the token of the shared preview.
 */
export async function makeDestinations(team: SiteCalls): Promise<string> {
  const uploaded = await team.upload<{ src: string }>('/admin/images', {
    name: 'photo.png',
    type: 'image/png',
    content: photo,
  });
  const images = [{ ...uploaded, alt: 'The river' }];
  const create = (key: number, changes: object) =>
    team.write<Stored>('destination.create', {
      ...destination({ images, ...changes }),
      creationKey: formKey(key),
    });
  const remove = ({ id }: Stored) => team.write<{ trashId: string }>('destination.delete', { id });

  const lisbon = await create(1, {});
  const fields = destination({ images, description: 'Trams, tiles and **pastéis de nata**.' });
  const { id, version } = await team.write<Stored>('destination.update', {
    id: lisbon.id,
    version: lisbon.version,
    fields,
  });
  await team.write('destination.update', { id, version, slug: 'lisboa', fields });

  const [kyoto, nairobi] = [
    await create(2, { name: 'Kyoto', countryCode: 'JP', continent: 'Asia', status: 'draft' }),
    await create(3, {
      name: 'Nairobi',
      countryCode: 'KE',
      continent: 'Africa',
      images: [],
      status: 'scheduled',
      publishAt: '2099-01-01T00:00:00.000Z',
    }),
  ];
  await team.write('destination.setStatus', { ids: [kyoto.id], status: 'published' });
  await team.write('destination.setPopular', { ids: ['lisboa', kyoto.id], popular: true });
  await team.write('destination.duplicate', { id: 'lisboa' });

  const porto = await create(4, { name: 'Porto' });
  await team.write('visaRequirement.create', {
    destinationId: porto.id,
    fields: requirement('BR'),
  });
  const renamed = { id: porto.id, version: 1, slug: 'oporto' };
  await team.write('destination.update', {
    ...renamed,
    fields: destination({ name: 'Porto', images }),
  });
  await remove({ id: 'oporto', version: 2 });
  const faro = await remove(await create(5, { name: 'Faro' }));
  await team.write('trash.restore', { ids: [faro.trashId] });
  const braga = await remove(await create(6, { name: 'Braga', images: [] }));
  await team.write('trash.deleteForGood', { id: braga.trashId });

  const preview = await team.write<{ token: string }>('destination.createPreview', {
    id: nairobi.id,
  });
  return preview.token;
}

/** Makes requirements: changed, copied to other passports, and in the trash. */
export async function makeRequirements(team: SiteCalls): Promise<void> {
  const create = (destinationId: string, key: number, fields: object) =>
    team.write<Stored>('visaRequirement.create', {
      destinationId,
      creationKey: formKey(key),
      fields,
    });
  const brazil = await create('lisboa', 11, requirement('BR'));
  const { id } = await team.write<Stored>('visaRequirement.update', {
    id: brazil.id,
    version: brazil.version,
    fields: requirement('BR', { required: false, durationDays: 90, cost: 'Free' }),
  });
  const copy = { id, passports: ['AR', 'CL'] };
  const { fingerprint } = await team.read<{ fingerprint: string }>(
    'visaRequirement.previewCopy',
    copy,
  );
  await team.write('visaRequirement.copy', { ...copy, fingerprint });
  await create('kyoto-japan', 12, requirement('IN', { onArrival: true, type: 'transit' }));
  const trashed = await create('lisboa', 13, requirement('ZA', { type: 'working' }));
  await team.write('visaRequirement.delete', { id: trashed.id });
}

/** Makes questions: changed, moved, just written, and in the trash. */
export async function makeFaqs(team: SiteCalls): Promise<void> {
  const create = (key: number, question: string) =>
    team.write<Stored>('faq.create', {
      creationKey: formKey(key),
      fields: { question, answer: 'Look at its **data page**.', category: 'general' },
    });
  const { id } = await create(21, 'How long is my passport valid?');
  await team.write('faq.update', {
    id,
    version: 1,
    fields: {
      question: 'When does my passport end?',
      answer: 'See its data page.',
      category: 'visa',
    },
  });
  await team.write('faq.move', { id, position: 0 });
  await create(23, 'What is a transit visa?');
  await team.write('faq.delete', await create(22, 'Do children need a passport?').then(idAlone));
}

/** Makes what countries ask at their borders and their links: changed, and in the trash. */
export async function makeCountryRecords(team: SiteCalls): Promise<void> {
  const source = { sourceTitle: 'Border police', sourceAddress: null, sourceDate: '2026-03' };
  const condition = {
    kind: 'onward_ticket',
    binding: 'may_be_asked',
    note: 'A bus counts.',
    // No shipped condition concerns these visitors alone.
    concerns: 'visa_on_arrival',
  };
  const link = {
    scheme: 'e_visa',
    title: 'eVisa',
    address: 'https://evisa.example.org/',
    priceAmount: '51.50',
    priceCurrency: 'USD',
    priceNote: 'Single entry',
    inOperation: true,
    purposes: ['tourist', 'transit'],
    note: '',
  };
  const levy = {
    kind: 'levy',
    binding: 'required',
    concerns: 'visa_on_arrival',
    note: '',
    title: 'Park fee',
    amount: '5',
    currency: 'USD',
    per: 'trip',
    address: null,
  };
  await team.write('entryCondition.create', { destination: 'KE', fields: { ...levy, ...source } });
  const makeAndTrash = async (noun: string, fields: object, changes: object) => {
    for (const destination of ['KE', 'TZ']) {
      const { id } = await team.write<Stored<number>>(`${noun}.create`, { destination, fields });
      if (destination === 'TZ') await team.write(`${noun}.delete`, { id });
      else
        await team.write(`${noun}.update`, { id, version: 1, fields: { ...fields, ...changes } });
    }
  };
  await makeAndTrash(
    'entryCondition',
    { ...condition, ...source },
    { note: 'A bus ticket counts.' },
  );
  await makeAndTrash('officialLink', { ...link, ...source }, { priceAmount: '50' });
  const programme = {
    kind: 'working_holiday',
    title: 'Working Holiday of the Lakes',
    passports: 'BR CL',
    firstAge: 18,
    lastAge: 30,
    otherAges: 'CL 18-35',
    ballotFor: 'CL',
    isLimited: true,
    months: 12,
    feeAmount: '0',
    quality: 'own_government',
    sourceDateIs: 'stated',
  };
  await makeAndTrash('workProgramme', { ...programme, ...source }, { isLimited: null });
  const visa = {
    kind: 'digital_nomad',
    status: 'announced',
    title: 'Visa for remote work at the lakes',
    address: 'https://remote.example.org/',
    feeAmount: '80',
    feeCurrency: 'USD',
    quality: 'own_government',
    income: 2000,
    renewable: true,
    family: false,
  };
  await makeAndTrash('wayToWork', { ...visa, ...source }, { status: 'open' });
  await makeAndTrash('transitPolicy', ownTransitPolicy, { note: 'Asked on the phone' });
  const areas = [];
  for (const area of ['lakes', 'coast']) {
    areas.push(
      await team.write<Stored<number>>('workArea.create', { fields: { ...ownWorkArea, area } }),
    );
  }
  const [kept, trashed] = areas;
  const fields = { ...ownWorkArea, note: 'Asked on the phone' };
  await team.write('workArea.update', { id: kept?.id, version: 1, fields });
  await team.write('workArea.delete', { id: trashed?.id });
}

const idAlone = ({ id }: Stored) => ({ id });
