/**
 * A refused form without scripts: its values and errors. The stay planner and the passport check
 * are never refused: their pages show errors beside the fields.
 */
export type FormState = {
  form:
    | 'newsletter'
    | 'contact'
    | 'answerReport'
    | 'answerWatch'
    | 'stayPlan'
    | 'passportCheck'
    | 'passport'
    | 'documents';
  values: Record<string, string>;
  fieldErrors: Record<string, string>;
  message: string;
  /** The text of its country field that names no one country, with those that it may mean. */
  unclear?: { text: string; candidates: { code: string; name: string }[] };
};
