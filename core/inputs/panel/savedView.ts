import * as z from 'zod/mini';
import { id, optionalText, requiredText } from '../text.ts';

/** The lists of the panel whose views can be saved: those with filters. */
export const viewedLists = [
  'destinations',
  'requirements',
  'rules',
  'faq',
  'inbox',
  'outbox',
  'history',
] as const;

export type ViewedList = (typeof viewedLists)[number];

/** The most views of one list that a user can save. */
export const VIEWS_MAX = 20;

export const VIEW_NAME_MAX = 40;

const VIEW_SEARCH_MAX = 1000;

const name = requiredText('Name is required', VIEW_NAME_MAX);

export const savedViewName = z.strictObject({ name });

const list = z.enum(viewedLists);

/** A list's query string, without the page. The list ignores parameters that it can't use. */
const search = optionalText(VIEW_SEARCH_MAX);

export const savedViewsOfList = z.strictObject({ list });

export const savedViewCreate = z.strictObject({ list, name, search });

export const savedViewRename = z.strictObject({ id, name });

export const savedViewById = z.strictObject({ id });
