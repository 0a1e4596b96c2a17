import type {
  LinkBinding,
  OfficialLinkScheme,
  ProcessingUnit,
  VisaEntries,
} from '#core/borderVocabulary.ts';
import type { VisaType } from '#core/vocabulary.ts';
import { flag, json, mapColumns, plain, text } from '../columns.ts';
import { headOfSourced, ownFromNowOn, sourceColumns } from './sourcedColumns.ts';

/** Where to apply at destinations, or whom to ask. */
export const officialLinkTable = {
  name: 'application_portals' as const,
  fields: mapColumns({
    scheme: plain<OfficialLinkScheme>()('scheme'),
    title: text('title'),
    address: plain<string | null>()('address'),
    priceAmount: plain<string | null>()('price_amount'),
    priceCurrency: plain<string | null>()('price_currency'),
    priceNote: text('price_note'),
    inOperation: flag('in_operation'),
    purposes: json<VisaType[]>()('purposes'),
    foreignersOnly: flag('foreigners_only'),
    passports: text('passports'),
    binding: plain<LinkBinding | null>()('binding'),
    processingMin: plain<number | null>()('processing_min'),
    processingMax: plain<number | null>()('processing_max'),
    processingUnit: plain<ProcessingUnit | null>()('processing_unit'),
    validityDays: plain<number | null>()('validity_days'),
    stayDays: plain<number | null>()('stay_days'),
    entries: plain<VisaEntries | null>()('entries'),
    earliestDays: plain<number | null>()('earliest_days'),
    note: text('note'),
    ...sourceColumns,
  }),
  head: mapColumns(headOfSourced),
  order: ['scheme'],
  hasTimes: true,
  content: 'rules' as const,
  hasCreationKey: false,
  setOnUpdate: ownFromNowOn,
};
