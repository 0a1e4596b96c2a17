/** Maximum number of confirmation mails to an address per day, for all sign-ups. */
export const CONFIRMATIONS_A_DAY = 3;

/** Maximum number of subscriptions per address. Further ones are dropped, with the usual thanks. */
export const WATCHES_MAX = 100;
