/** Cards per page of a public listing. */
export const LISTING_PAGE_SIZE = 24;
