/** The `tabIndex` of what scrolls: keys scroll only what has the focus (WCAG 2.1.1). */
export const SCROLLED_BY_KEYS = 0;
