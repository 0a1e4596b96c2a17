/**
 * Places with a code in ISO 3166-1 that issue no passports: whose entry rules apply, and for whom
 * travel there is domestic.
 */

export type Territory = {
  /** The state that it is listed under; null where entry depends on the side of arrival. */
  state: string | null;
  /** Whether travel there is domestic for the state's citizens. */
  isDomestic: boolean;
  /**
   * Whose entry rules apply to others: the state's, the state's with easier ones in addition, or
   * the territory's own.
   */
  rules: 'state' | 'state and own' | 'own';
  /** The state is in the Schengen area, the territory is not. */
  outsideSchengen?: true;
  /** Its people hold a passport of their own kind, not that of the state's citizens. */
  otherPassport?: true;
};

const groups: (Territory & { codes: string })[] = [
  { codes: 'PR VI', state: 'US', isDomestic: true, rules: 'state' },
  { codes: 'GU MP', state: 'US', isDomestic: true, rules: 'state and own' },
  { codes: 'AS', state: 'US', isDomestic: false, rules: 'own' },
  { codes: 'AX', state: 'FI', isDomestic: true, rules: 'state' },
  { codes: 'CC CX NF', state: 'AU', isDomestic: true, rules: 'state' },
  {
    codes: 'BL GF GP MF MQ NC PF PM RE WF YT',
    state: 'FR',
    isDomestic: true,
    rules: 'own',
    outsideSchengen: true,
  },
  { codes: 'SJ', state: 'NO', isDomestic: true, rules: 'own', outsideSchengen: true },
  { codes: 'FO GL', state: 'DK', isDomestic: false, rules: 'own', outsideSchengen: true },
  { codes: 'AW BQ CW SX', state: 'NL', isDomestic: false, rules: 'own', outsideSchengen: true },
  { codes: 'GG IM JE', state: 'GB', isDomestic: false, rules: 'own' },
  {
    codes: 'AI BM FK GI KY MS PN SH TC VG',
    state: 'GB',
    isDomestic: false,
    rules: 'own',
    otherPassport: true,
  },
  { codes: 'CK NU TK', state: 'NZ', isDomestic: false, rules: 'own' },
  { codes: 'EH', state: null, isDomestic: false, rules: 'own' },
];

/** By ISO 3166-1 alpha-2 code: all with permanent inhabitants that issue no passports. */
const territories: ReadonlyMap<string, Territory> = new Map(
  groups.flatMap(({ codes, ...territory }) =>
    codes.split(' ').map((code) => [code, territory] as const),
  ),
);

/**
 * Codes of ISO 3166-1 without permanent inhabitants, and who is there instead: they have no page.
 */
export const uninhabited: Readonly<Record<string, string>> = {
  AQ: 'scientists',
  BV: 'nobody',
  GS: 'officers and scientists',
  HM: 'nobody',
  IO: 'military staff and contractors',
  TF: 'scientists',
  UM: 'military staff and contractors',
};

/** A territory; undefined for any other code. */
export function territoryOf(code: string): Territory | undefined {
  return territories.get(code);
}

export const territoryCodes: readonly string[] = [...territories.keys()];

/**
 * The state whose entry rules apply in a territory, alone or with easier ones; undefined for any
 * other code.
 */
export function stateWithEntryRules(code: string): string | undefined {
  const { state, rules = 'own' } = territories.get(code) ?? {};
  return rules === 'own' ? undefined : (state ?? undefined);
}

/** The territories in which the entry rules of their state apply, alone or with easier ones; with that state. */
export const territoriesUnderStateRules: readonly { territory: string; state: string }[] =
  territoryCodes.flatMap((territory) => {
    const state = stateWithEntryRules(territory);
    return state ? { territory, state } : [];
  });

/** Whether travel there is domestic for the passport's holders. */
export function isDomestic(passport: string, destination: string): boolean {
  const territory = territories.get(destination);
  return territory?.isDomestic === true && territory.state === passport;
}

/** The territories whose people hold the passport of this state. */
export function territoriesWithPassportOf(state: string): string[] {
  return territoryCodes.filter((code) => {
    const territory = territories.get(code);
    return territory?.state === state && !territory.otherPassport;
  });
}

/** Whether a country has a page: offered ones and all territories do. */
export function hasPage({ code, enabled }: { code: string; enabled: boolean }): boolean {
  return enabled || territories.has(code);
}
