import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  DEFAULT_BEST_TIME,
  DESCRIPTION_MAX,
  type DestinationForm as Fields,
  newDestinationForm,
  storedDestinationForm,
} from '#core/inputs/destination.ts';
import { importedAtLast } from '#src/lib/importedAtLast.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { ListInput } from '#src/ui/forms/ListInput.tsx';
import { TextAreaField } from '#src/ui/forms/TextAreaField.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import { EditForm } from '../forms/EditForm.tsx';
import { labelledFields } from '../forms/labelledFields.ts';
import { MarkdownField } from '../forms/markdown/MarkdownField.tsx';
import { type Stored, useStoredForm } from '../forms/useStoredForm.ts';
import type { ShowValue } from '../forms/versions/DifferenceField.tsx';
import { ImagesEditor } from '../images/ImagesEditor.tsx';
import { useUploads } from '../images/useUploads.ts';
import { storedListSearch, useStoredListSearch } from '../lists/listState.ts';
import { optionalPart, saidInPlace } from '../optionalPart.tsx';
import { destinationLabels } from './destinationLabels.ts';
import type { FilledByCountry } from './fillByCountry.ts';
import { ImageUrlField } from './ImageUrlField.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { PublishingFields } from './PublishingFields.tsx';
import { QuickInfoFields } from './QuickInfoFields.tsx';
import { SeasonsEditor } from './SeasonsEditor.tsx';

type Destination = RouterOutputs['destination']['stored'];

// Loaded lazily, as it imports the public pages' components.
const LivePreview = optionalPart(() => import('./preview/LivePreview.tsx'), 'LivePreview', {
  // As wide as the preview: fields must not move under a click when it loads.
  loading: <PreviewPlace />,
  failed: (retry) => (
    <div className="shrink-0 min-[68.75rem]:w-[clamp(20rem,30vw,27rem)]">{saidInPlace(retry)}</div>
  ),
});

// The form works without it: nothing is filled in then.
const loadFilling = () => importedAtLast(() => import('./fillByCountry.ts'), 'fillByCountry');

/** Creates or edits a destination, and returns to the list after saving. */
export function DestinationForm({
  destination,
  countries,
  choices,
}: {
  destination?: Destination;
  countries: RouterOutputs['country']['listAll'];
  choices: RouterOutputs['destination']['choices'];
}) {
  const navigate = useNavigate();
  const create = trpc.destination.create.useMutation();
  const update = trpc.destination.update.useMutation();
  const utils = trpc.useUtils();
  const stored = useStoredForm({
    schema: destination ? storedDestinationForm : newDestinationForm,
    record: `destination/${destination?.id ?? 'new'}`,
    history: destination && { entity: 'destination', id: destination.id },
    stored: destination && storedOf(destination),
    blank,
    save: ({ slug, ...fields }, version, creationKey) => {
      if (!destination || version === undefined) {
        return create.mutateAsync({ ...fields, slug, creationKey });
      }
      const { id, createdAt } = destination;
      return update.mutateAsync({ id, createdAt, version, slug, fields });
    },
    fetchNewest: async (options) =>
      destination &&
      storedOf(await utils.destination.stored.fetch({ id: destination.id }, options)),
    onSaved: () =>
      navigate({
        to: '/admin/destinations',
        // A new destination is at the top of the unfiltered list.
        search: destination ? storedListSearch('/admin/destinations') : {},
        ignoreBlocker: true,
      }),
    onStayed: ({ id }) =>
      navigate({
        to: '/admin/destinations/$destinationId',
        params: { destinationId: id },
        replace: true,
        ignoreBlocker: true,
      }),
  });
  const { form, formKey } = stored;
  const field = labelledFields(form, destinationLabels);
  const uploads = useUploads();
  const [filled, setFilled] = useState<FilledByCountry>();

  async function fillIn(code: string) {
    const continent = countries.find((one) => one.code === code)?.continent;
    const filling = await loadFilling().catch(() => undefined);
    if (!continent || !filling) return;
    setFilled(filling.fillByCountry(form, { continent, ...choices.ofCountry[code] }, filled));
  }

  return (
    <div className="flex flex-col gap-4 min-[68.75rem]:flex-row-reverse min-[68.75rem]:items-start">
      <LivePreview key={formKey} form={form} destination={destination} countries={countries} />
      <EditForm
        stored={stored}
        labels={destinationLabels}
        show={showDestinationValue(countries)}
        submitLabel={destination ? 'Update Destination' : 'Create Destination'}
        busy={uploads.busy && 'Uploading...'}
        actions={
          <ButtonLink to="/admin/destinations" search={useStoredListSearch('/admin/destinations')}>
            Cancel
          </ButtonLink>
        }
      >
        <PlaceFields form={form} countries={countries} onCountry={fillIn} />

        <FormSection title="Presentation">
          <ImageUrlField form={form} uploads={uploads} />
          <TextAreaField
            {...field('shortDescription')}
            className="sm:col-span-2"
            rows={2}
            maxLength={500}
          />
          <MarkdownField
            {...field('description')}
            rows={4}
            maxLength={DESCRIPTION_MAX}
            className="sm:col-span-2"
          />
          <ListInput
            className="sm:col-span-2"
            {...field('highlights')}
            hint={`Without any, the page shows: ${choices.specialEverywhere.join('; ')}`}
            itemMaxLength={200}
          />
        </FormSection>

        <QuickInfoFields form={form} choices={choices} filled={filled} />

        <FormSection title="Emergency numbers" columns={3}>
          <TextField {...field('emergencyNumbers.police')} optional maxLength={40} />
          <TextField {...field('emergencyNumbers.ambulance')} optional maxLength={40} />
          <TextField {...field('emergencyNumbers.fire')} optional maxLength={40} />
        </FormSection>

        <FormSection title="Weather">
          <TextField
            {...field('weather.bestTimeToVisit')}
            optional
            placeholder={DEFAULT_BEST_TIME}
            hint={`Without any, the page shows: ${DEFAULT_BEST_TIME}`}
            className="sm:col-span-2"
            maxLength={200}
          />
          <SeasonsEditor form={form} />
        </FormSection>

        <FormSection title="Photos" columns={1}>
          <ImagesEditor form={form} uploads={uploads} />
        </FormSection>

        <PublishingFields form={form} destination={destination} />
      </EditForm>
    </div>
  );
}

function PreviewPlace() {
  return <div className="hidden w-[clamp(20rem,30vw,27rem)] shrink-0 min-[68.75rem]:block" />;
}

/** A new destination: rating, continent and country are unset. */
const blank = {
  name: '',
  countryCode: '',
  continent: null,
  rating: null,
  imageUrl: '',
  types: [],
  shortDescription: '',
  description: '',
  highlights: [],
  currency: '',
  timeZone: '',
  languages: [],
  popular: false,
  emergencyNumbers: { police: '', ambulance: '', fire: '' },
  weather: { bestTimeToVisit: '', seasons: [] },
  images: [],
  status: 'published' as const,
  publishAt: null,
  slug: '',
};

function storedOf(destination: Destination): Stored<Fields> {
  const { id, country, version, createdAt, updatedAt, images, ...fields } = destination;
  return {
    version,
    fields: { ...fields, slug: id, images: images.map(({ id, ...image }) => image) },
  };
}

/** Renders the country and the image of a destination when two versions are compared. */
function showDestinationValue(countries: RouterOutputs['country']['listAll']): ShowValue {
  return (field, value) => {
    if (field === 'countryCode') return countries.find(({ code }) => code === value)?.name;
    if (field !== 'imageUrl' || typeof value !== 'string' || value === '') return undefined;
    return (
      <span className="flex flex-col gap-1">
        <img src={value} alt="" className="h-24 w-36 rounded-sm object-cover" />
        {value}
      </span>
    );
  };
}
