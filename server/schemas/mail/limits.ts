/** How often an address is asked to confirm within a day, whoever signs it up for whatever. */
export const CONFIRMATIONS_A_DAY = 3;

/** How many answers one address watches. More are thanked for and dropped, as for any other address. */
export const WATCHES_MAX = 100;
