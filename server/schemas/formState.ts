/** A form that was sent without scripts and refused: what was typed and what is wrong with it. */
export type FormState = {
  form: 'newsletter' | 'contact' | 'answerReport';
  values: Record<string, string>;
  fieldErrors: Record<string, string>;
  message: string;
};
