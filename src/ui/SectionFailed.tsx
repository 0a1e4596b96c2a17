/** Stands where one part of a page could not be loaded; the rest of the page goes on. */
export function SectionFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-col items-start gap-3 rounded-lg bg-sunken p-4">
      <p>{message}</p>
      <button type="button" className="button-quiet" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
