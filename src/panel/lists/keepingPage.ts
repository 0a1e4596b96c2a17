import { keepPreviousData } from '@tanstack/react-query';

/** Options of a query of one page: the page before is shown until the next has loaded. */
export const keepingPage = { placeholderData: keepPreviousData };
