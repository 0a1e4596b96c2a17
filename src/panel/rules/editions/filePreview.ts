import type { RouterOutputs } from '#src/lib/trpc.ts';

type Refused = {
  line: number | null;
  passport: string;
  destination: string;
  value: string;
  reason: string;
};

/** The server's preview of an uploaded edition. */
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
