import {
  RULE_FILE_MAX,
  RULE_FILE_TOO_LARGE,
} from '../../../../../server/schemas/rules/ruleEdition.ts';
import type { RouterOutputs } from '../../../../lib/trpc.ts';
import { sendFile } from '../../sendFile.ts';

type Refused = {
  line: number | null;
  passport: string;
  destination: string;
  value: string;
  reason: string;
};

/** The server's preview of an uploaded file. */
export type FilePreview = {
  id: string;
  shape: string;
  date: string | null;
  counts: RouterOutputs['ruleEdition']['difference']['counts'] & { refused: number };
  warnings: string[];
  destinations: { destination: string; changes: number }[];
  refused: Refused[];
  objection: { asItIs: string | null; skippingRefused: string | null };
};

/**
 * Uploads a file of rules for a preview. `onProgress` gets the sent part, 0 to 1. Rejects with an
 * Error whose message is for the user.
 */
export async function uploadRuleFile(
  file: File,
  { date, partial }: { date: string; partial: boolean },
  onProgress: (part: number) => void,
): Promise<FilePreview> {
  if (file.size > RULE_FILE_MAX) throw new Error(RULE_FILE_TOO_LARGE);
  const query = new URLSearchParams({ partial: String(partial), ...(date && { date }) });
  return (await sendFile(file, `/admin/rule-files?${query}`, onProgress)) as FilePreview;
}
