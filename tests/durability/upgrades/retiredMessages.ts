/** Messages that teams may have corrected and that no page shows any more. */
export const retiredMessages: readonly string[] = ['messages/access/noneExempt'];
