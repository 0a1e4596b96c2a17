import * as z from 'zod/mini';
import { email } from '../text.ts';

/** Whose data is looked for. */
export const personalDataOf = z.strictObject({ email });
