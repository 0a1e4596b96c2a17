/** The product's name in the header, titles and texts. */
export const siteName = 'Landfall';
