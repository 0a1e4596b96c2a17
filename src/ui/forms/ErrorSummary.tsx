import type { RefObject } from 'react';

/** The errors at the top of a form with links to the fields, like GOV.UK's error summary. */
export function ErrorSummary({
  ref,
  message,
  fieldId,
}: {
  ref: RefObject<HTMLDivElement | null>;
  message: string;
  /** The id of the message's control. */
  fieldId: string;
}) {
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="mb-6 flex max-w-xl flex-col gap-2 rounded-lg border-2 border-danger p-5"
    >
      <h2 className="text-xl font-semibold">There is a problem</h2>
      <a href={`#${fieldId}`} className="self-start font-semibold text-danger underline">
        {message}
      </a>
    </div>
  );
}
