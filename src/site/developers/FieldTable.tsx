/** Names with their descriptions. */
export function FieldTable({ fields }: { fields: Readonly<Record<string, string>> }) {
  return (
    <dl className="card divide-y divide-line">
      {Object.entries(fields).map(([name, text]) => (
        <div key={name} className="grid gap-x-6 px-4 py-2.5 sm:grid-cols-[11rem_1fr]">
          <dt>
            <code className="font-semibold">{name}</code>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
