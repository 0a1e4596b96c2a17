/** From the contract of both sides: the server writes it into files for browsers. */
export { siteName } from '../../server/schemas/constants.ts';
