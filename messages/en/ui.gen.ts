// Compiled from ui.json by `npm run messages`.
import type { Catalogue } from '../translate.ts';

export type Messages = {
  pages: Record<never, never>;
  page: { page: number; pages: number };
  previous: Record<never, never>;
  next: Record<never, never>;
  saving: Record<never, never>;
  addTo: { list: string | number };
  remove: { item: string | number };
};

const catalogue: Catalogue<Messages> = {
  namespace: 'ui',
  language: 'en',
  messages: {
    pages: "Pages",
    page: ["Page ",["page",4]," of ",["pages",4]],
    previous: "Previous",
    next: "Next",
    saving: "Saving...",
    addTo: ["Add to ",["list"]],
    remove: ["Remove ",["item"]],
  },
};
export default catalogue;
