/**
 * What the button "Save" loads. A script that other pages import has no names for `importedAtLast`, so
 * this one is only for the button.
 */
export { storePage } from '../offline/storedPages.ts';
export * as store from './travelStore.ts';
