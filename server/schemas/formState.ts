/**
 * A refused form without scripts: its values and errors. The stay planner and the passport check
 * are never refused: their pages show errors beside the fields.
 */
export type FormState = {
  form: 'newsletter' | 'contact' | 'answerReport' | 'answerWatch' | 'stayPlan' | 'passportCheck';
  values: Record<string, string>;
  fieldErrors: Record<string, string>;
  message: string;
};
