/** The id of a country's visas for remote workers, to which answers for other kinds of stay lead. */
export const REMOTE_WORK_ID = 'remote-work';
