/**
 * An element's native role, stated explicitly: Safari drops it when CSS lays a table out as cards.
 */
export const role = (name: string) => ({ role: name });
