import countryMessages from '../../../messages/countries/en.gen.ts';
import { type TrpcUtils, trpc } from '../../lib/trpc.ts';
import { useMessages } from '../../lib/useMessages.ts';
import type { FieldControl } from '../../ui/forms/Field.tsx';
import type { NamedCountry } from './queries.ts';

const serverOnly = { meta: { serverOnly: true } } as const;

/** For loaders of pages with these selects, on the server. */
export async function loadNativeCountries(trpc: TrpcUtils): Promise<void> {
  if (typeof document === 'undefined') await trpc.country.list.fetch(undefined, serverOnly);
}

type Props = FieldControl & {
  name: string;
  passports: boolean;
  chosen: NamedCountry | undefined;
};

/**
 * A select of countries for browsers without scripts, before the text box with the same id and name
 * that then is hidden: labels find the first, and servers read the first. Only the server renders
 * what is in `noscript`, so that browsers don't need the list.
 */
export function NativeCountries(props: Props) {
  return (
    <noscript>
      <Countries {...props} />
    </noscript>
  );
}

function Countries({ passports, chosen, ...attributes }: Props) {
  const t = useMessages(countryMessages);
  const [countries] = trpc.country.list.useSuspenseQuery(undefined, serverOnly);
  const offered = passports ? countries.filter((country) => country.issuesPassports) : countries;
  const options = offered.map(
    ({ code, name }) =>
      `<option value="${code}"${code === chosen?.code ? ' selected' : ''}>${escaped(name)}</option>`,
  );
  return (
    <select
      {...attributes}
      className="input"
      // A string: hundreds of elements took a third of the time of the page.
      dangerouslySetInnerHTML={{
        __html: `<option value="">${escaped(t('selectCountry'))}</option>${options.join('')}`,
      }}
    />
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
