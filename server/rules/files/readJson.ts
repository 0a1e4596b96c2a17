import { isEditionDate } from '#core/dates.ts';
import type { RuleValue } from '#core/rules/ruleFile.ts';
import { UnusableFile } from '#server/errors.ts';
import { isObject } from '#server/files/fileBytes.ts';
import { beginsAsObject, jsonEntries } from '#server/files/jsonEntries.ts';
import { shownText } from '#server/files/shownText.ts';
import { readerOfJson } from './otherFiles.ts';
import type { Pairs } from './pairs.ts';
import type { Reading } from './parseRuleFile.ts';
import { readDays, readWord } from './ruleValue.ts';

const SHAPE = '{"US":{"GB":{"status":"eta","days":180}}}';

/** Reads the pairs of the published JSON. Throws UnusableFile for any other JSON. */
export async function readJson(text: Buffer, pairs: Pairs): Promise<Reading> {
  if (!beginsAsObject(text)) {
    throw new UnusableFile(`The JSON is no edition: it is not as in ${SHAPE}`);
  }
  let date: string | null = null;
  for await (const { name, value: destinations } of jsonEntries(text)) {
    const passport = name ?? '';
    if (passport === 'date') {
      date = typeof destinations === 'string' && isEditionDate(destinations) ? destinations : null;
      continue;
    }
    if (!isObject(destinations)) {
      throw new UnusableFile(
        (await readerOfJson(text)) ??
          `The JSON is no edition: ${JSON.stringify(shownText(passport))} is not as in ${SHAPE}`,
      );
    }
    for (const [destination, entry] of Object.entries(destinations)) {
      const cell = { line: null, passport, destination, value: shown(entry) };
      pairs.add(cell, () => readEntry(entry));
    }
  }
  return { layout: 'json', date };
}

function readEntry(entry: unknown): RuleValue | string {
  if (!isObject(entry) || typeof entry.status !== 'string') return `not as in ${SHAPE}`;
  const access = readWord(entry.status);
  if (!access) return 'unknown value';
  const { days = null } = entry;
  if (days === null) return { access, days };
  const stay = typeof days === 'number' ? readDays(String(days)) : undefined;
  return stay === undefined ? 'days are no whole number from 1' : { access, days: stay };
}

/** The file's text for the report of refused rows; for -1 the number itself. */
function shown(entry: unknown): string {
  if (!isObject(entry)) return String(JSON.stringify(entry)).replaceAll('"', '');
  const { status = '', days } = entry;
  return days === undefined || days === null ? String(status) : `${status}, days: ${days}`;
}
