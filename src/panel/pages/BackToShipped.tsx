import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { Button } from '#src/ui/Button.tsx';
import type { StoredForm } from '../forms/useStoredForm.ts';

/** Fills a form with the shipped text. Once saved, the text is updated with the product. */
export function BackToShipped<Fields extends FieldValues>({
  form,
  shipped,
}: {
  form: StoredForm<Fields>;
  shipped: Fields;
}) {
  const now = form.watch();
  const names = Object.keys(shipped) as Path<Fields>[];
  if (names.every((name) => now[name] === shipped[name])) {
    return <p className="me-auto self-center text-ink-soft">This is the shipped text.</p>;
  }
  return (
    <Button
      className="button-quiet me-auto"
      onClick={() => {
        for (const name of names) {
          const value = shipped[name] as PathValue<Fields, Path<Fields>>;
          form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
        }
      }}
    >
      Back to the shipped text
    </Button>
  );
}
