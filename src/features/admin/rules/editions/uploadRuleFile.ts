import {
  RULE_FILE_MAX,
  RULE_FILE_TOO_LARGE,
} from '../../../../../server/schemas/rules/ruleEdition.ts';
import { messageOf } from '../../../../lib/apiFetch.ts';
import type { RouterOutputs } from '../../../../lib/trpc.ts';

type Refused = {
  line: number | null;
  passport: string;
  destination: string;
  value: string;
  reason: string;
};

/** What an uploaded file would change, as the server says. */
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
 * Sends a file of rules for a preview. `onProgress` gets the part that has been sent, 0 to 1. Rejects with
 * an Error whose message is for the user. (XMLHttpRequest, since `fetch` has no upload progress.)
 */
export function uploadRuleFile(
  file: File,
  { date, partial }: { date: string; partial: boolean },
  onProgress: (part: number) => void,
): Promise<FilePreview> {
  return new Promise((resolve, reject) => {
    if (file.size > RULE_FILE_MAX) throw new Error(RULE_FILE_TOO_LARGE);
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, responseText } = request;
      if (status === 201) return resolve(JSON.parse(responseText) as FilePreview);
      const contentType = request.getResponseHeader('content-type');
      reject(new Error(messageOf(status, contentType, responseText)));
    };
    request.onerror = () => reject(new Error('The server could not be reached'));
    const query = new URLSearchParams({ partial: String(partial), ...(date && { date }) });
    request.open('POST', `/admin/rule-files?${query}`);
    const body = new FormData();
    body.set('file', file);
    request.send(body);
  });
}
