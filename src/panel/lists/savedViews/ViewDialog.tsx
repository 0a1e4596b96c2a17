import { savedViewName, VIEW_NAME_MAX } from '#core/inputs/panel/savedView.ts';
import { SchemaForm } from '#src/panel/forms/SchemaForm.tsx';
import { useSchemaForm } from '#src/panel/forms/useSchemaForm.ts';
import { TitledDialog } from '#src/panel/TitledDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';

type DialogProps = {
  title: string;
  /** The view's name so far. */
  name: string;
  save: (name: string) => Promise<unknown>;
  onSaved: () => void;
  onClose: () => void;
};

/** Asks for the name of a view. */
export function ViewDialog({ title, onClose, ...form }: DialogProps) {
  return (
    <TitledDialog title={title} onClose={onClose}>
      {(close) => <NameForm {...form} close={close} />}
    </TitledDialog>
  );
}

function NameForm({
  name,
  save,
  onSaved,
  close,
}: Pick<DialogProps, 'name' | 'save' | 'onSaved'> & { close: () => void }) {
  const { form, submit } = useSchemaForm({
    schema: savedViewName,
    defaultValues: { name },
    save: (fields) => save(fields.name),
    onSaved: () => {
      close();
      onSaved();
    },
  });
  return (
    <div className="mt-4">
      <SchemaForm
        form={form}
        submit={submit}
        submitLabel="Save"
        actions={<Button onClick={close}>Cancel</Button>}
      >
        <TextField
          form={form}
          name="name"
          label="Name"
          required
          maxLength={VIEW_NAME_MAX}
          autoComplete="off"
        />
      </SchemaForm>
    </div>
  );
}
