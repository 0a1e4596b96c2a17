/**
 * A form that was sent without scripts and refused: what was typed and what is wrong with it. The
 * check of a passport's dates is no refusal: the page answers it from what was typed.
 */
export type FormState = {
  form: 'newsletter' | 'contact' | 'answerReport' | 'passportCheck';
  values: Record<string, string>;
  fieldErrors: Record<string, string>;
  message: string;
};
