// Compiled from territories.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  domestic: { state: string | number; territory: string | number };
  stateRules: { territory: string | number; state: string | number };
  stateRulesAndEasier: { territory: string | number; state: string | number };
  outsideSchengen: { territory: string | number; state: string | number };
  ownRules: { territory: string | number; state: string | number };
  dependsOnSide: { territory: string | number };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'territories',
  language: 'en',
  messages: {
    domestic: ["Domestic travel for citizens: ",["state"]," → ",["territory"],". Bring your passport or another proof of identity."],
    stateRules: [["territory"],": the entry rules of its state apply (",["state"],"). See the answer for that state."],
    stateRulesAndEasier: [["territory"],": the entry rules of its state apply (",["state"],"), and some passports need less. See the answer for that state."],
    outsideSchengen: [["territory"],": not part of the Schengen area, so other entry rules apply than in its state (",["state"],"). We don’t know what this passport needs. Ask the authorities there or your airline before you travel."],
    ownRules: [["territory"],": entry is decided there, and the rules of its state (",["state"],") may not apply. We don’t know what this passport needs. Ask the authorities there or your airline before you travel."],
    dependsOnSide: [["territory"],": which entry rules apply depends on where you enter. We don’t know what this passport needs. Ask the authorities there or your airline before you travel."],
  },
};
export default catalogue;
