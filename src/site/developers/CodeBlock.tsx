import { SCROLLED_BY_KEYS } from '#src/ui/scrolledByKeys.ts';

/** A block of code that scrolls if it is too wide. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    <section
      aria-label={label}
      tabIndex={SCROLLED_BY_KEYS}
      className="overflow-x-auto rounded-lg border border-line bg-sunken p-4"
    >
      <pre className="text-sm">
        <code>{children}</code>
      </pre>
    </section>
  );
}
