import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DestinationFields } from '#db/queries/destinations/destinationRow.ts';
import type { Faq } from '#db/queries/records/faqs.ts';
import type { VisaRequirementFields } from '#db/queries/visaRequirements/visaRequirements.ts';

type SampleFields = Omit<DestinationFields, 'images'> & { id: string };
type RequirementFields = Omit<VisaRequirementFields, 'countryCode'>;
type Shared = Omit<RequirementFields, keyof typeof usual> & Partial<RequirementFields>;

export type SampleDestination = {
  destination: SampleFields;
  requirements: VisaRequirementFields[];
};

export type SampleFaq = Omit<Faq, 'id'> & {
  /** The answers of earlier versions, which sites keep and pages translate. */
  earlierAnswers?: string[];
};

/** A destination as its file has it. */
type DestinationFile = {
  /** The description by paragraphs, without the last one of every sample. */
  destination: Omit<SampleFields, 'description'> & { description: string[] };
  /** Requirements that several passports share, and the fields that differ for some of them. */
  requirements: (Shared & {
    passports: (Partial<RequirementFields> & { countryCodes: string[] })[];
  })[];
};

/** The last paragraph of every sample. */
const sampleNotice =
  'This destination came with the site as a sample. Its rating, costs and documents are examples: nobody has judged the place or confirmed the details.';

/** A tourist visa before the journey, which can't be extended: a requirement unless its file says otherwise. */
const usual = {
  type: 'tourist',
  required: true,
  onArrival: false,
  processingTime: null,
  notes: '',
  documents: [],
  eligibility: [],
  restrictions: [],
  extensions: { possible: false, maxDuration: 0, cost: '', requirements: [] },
} satisfies Partial<RequirementFields>;

/**
 * The sample destinations. Tourist requirements agree with the shipped entry rules; everything else is
 * an example for November 2025 without a source, and the ratings are invented.
 */
export function readSampleDestinations(): SampleDestination[] {
  return ['dubai', 'paris', 'bali', 'tokyo'].map((name) => {
    const { destination, requirements } = read<DestinationFile>(name);
    const description = [...destination.description, sampleNotice].join('\n\n');
    return {
      destination: { ...destination, description },
      requirements: requirements.flatMap(({ passports, ...shared }) =>
        passports.flatMap(({ countryCodes, ...own }) =>
          countryCodes.map((countryCode) => ({ ...usual, ...shared, ...own, countryCode })),
        ),
      ),
    };
  });
}

/** The questions on the home page: four about visas, three about destinations, three general. */
export function readSampleFaqs(): SampleFaq[] {
  return read('faqs');
}

function read<Content>(name: string): Content {
  return JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8'));
}
