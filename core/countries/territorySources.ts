/** Apart from `territories.ts`, which pages load that name no source. */

type Source = { title: string; address: string };

const groups: (Source & { codes: string })[] = [
  {
    codes: 'PR VI',
    title: 'Immigration and Nationality Act, section 101(a)(38)',
    address:
      'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title8-section1101&num=0&edition=prelim',
  },
  {
    codes: 'GU MP',
    title: 'Immigration and Nationality Act, sections 101(a)(38) and 212(l)',
    address:
      'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title8-section1182&num=0&edition=prelim',
  },
  {
    codes: 'AS',
    title: 'American Samoa Department of Legal Affairs',
    address: 'https://legalaffairs.as.gov/copy-of-immigration-office-1',
  },
  {
    codes: 'AX',
    title: 'Visit Åland',
    address: 'https://www.visitaland.com/de/reisen/pass-visum/',
  },
  {
    codes: 'CC CX NF',
    title: 'Migration Act 1958, section 7',
    address: 'https://www.legislation.gov.au/C1958A00062/latest/text',
  },
  {
    codes: 'BL GF GP MF MQ NC PF PM RE WF YT',
    title: 'Service-Public.fr',
    address: 'https://www.service-public.fr/particuliers/vosdroits/F398',
  },
  {
    codes: 'SJ',
    title: 'Norway in Denmark',
    address: 'https://www.norway.no/en/denmark/tjenester-info/besoke/svalbard/',
  },
  {
    codes: 'FO GL',
    title: 'Danish Immigration Service',
    address:
      'https://www.nyidanmark.dk/en-GB/You-want-to-apply/Short-stay-visa/Visa-to-the-Faroe-Island-or-Greenland/',
  },
  {
    codes: 'AW BQ CW SX',
    title: 'Government of the Netherlands',
    address:
      'https://www.netherlandsworldwide.nl/travel/caribbean-visas/requirements-for-travelling-to-the-caribbean-parts-of-the-kingdom-without-a-visa',
  },
  {
    codes: 'GG IM JE',
    title: 'Common travel area, guidance of the Home Office',
    address: 'https://www.gov.uk/government/collections/common-travel-area-modernised-guidance',
  },
  {
    codes: 'AI BM FK GI KY MS PN SH TC VG',
    title: 'UK Visas and Immigration',
    address:
      'https://www.gov.uk/government/publications/apply-for-a-british-overseas-territory-or-commonwealth-country-visa/apply-for-a-visa-if-you-want-to-travel-to-a-british-overseas-territory-or-commonwealth-country',
  },
];

/** The source of whose entry rules apply in a territory; undefined for Pacific islands that publish it on several pages. */
export function sourceOfTerritory(code: string): Source | undefined {
  return groups.find(({ codes }) => codes.split(' ').includes(code));
}
