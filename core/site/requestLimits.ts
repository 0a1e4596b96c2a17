/** Maximum number of API calls per batch; the pages' client splits larger ones. */
export const BATCH_CALLS_MAX = 20;

/**
 * The longest address that the server takes, in characters, without its host: RFC 9110, section 4.1,
 * asks for at least 8000.
 */
export const ADDRESS_LENGTH_MAX = 8000;
