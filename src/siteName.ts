/** The product's name as people read it: in the header, titles and texts. */
export const siteName = 'Landfall';
