/** What the panel's lists are limited, filtered and sorted by. Public pages have none of it. */

/** Filters of the inbox. The default shows everything neither archived nor spam. */
export const messageFilters = ['unread', 'answered', 'archived', 'spam', 'all'] as const;
export type MessageFilterName = (typeof messageFilters)[number];

/**
 * Missing: shown in English. Stale: the English has changed since it was translated, by an update or by
 * the team. Machine: shipped, not looked at. Reviewed: accepted or corrected by the team. Unused: its text is gone.
 */
export const translationStates = ['missing', 'stale', 'machine', 'reviewed', 'unused'] as const;
export type TranslationState = (typeof translationStates)[number];

/** The most rows of a bulk change, which is one transaction: "Select all" chooses no more. */
export const ROWS_AT_ONCE = 500;

/** Maximum number of questions: all are on one page. */
export const FAQS_MAX = 200;

/** Changes per page of a difference. */
export const RULES_OF_PAGE = 100;

/** Rows per page of an admin table. */
export const ADMIN_PAGE_SIZE = 50;

/** Maximum length of an admin list's search, in characters. */
export const SEARCH_MAX = 100;

/** How long before a rule's last day the team is told of it, in days. */
export const RULE_NOTICE_DAYS = 60;
