import { flag, json, mapColumns, plain, text } from '../queries/columns.ts';
import type { OfficialLinkScheme, VisaType } from '../schema.ts';
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
    note: text('note'),
    ...sourceColumns,
  }),
  head: mapColumns(headOfSourced),
  order: ['scheme'],
  hasTimes: true,
  hasCreationKey: false,
  setOnUpdate: ownFromNowOn,
};
