/** Names of forms that aren't English, as shipped. */
const others: Record<string, string> = { 'Declaración Jurada Regional de Viajero': 'es' };

/**
 * The language of the name of a form or a visa, which isn't translated, for the `lang` of its
 * element: without it, it would be read out by the rules of the page's language.
 */
export function languageOfName(name: string): string {
  return others[name] ?? 'en';
}
