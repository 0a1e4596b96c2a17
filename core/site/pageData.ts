/** Before the path of a page: what its loaders fetch, as JSON. */
export const PAGE_DATA_PATH = '/page-data';
