import * as z from 'zod/mini';
import { email } from '../text.ts';

/** The person whose data is searched. */
export const personalDataOf = z.strictObject({ email });
