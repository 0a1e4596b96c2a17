import { zodResolver } from '@hookform/resolvers/zod';
import { messageReply } from '../../../../server/schemas/inbox.ts';
import { trpc } from '../../../lib/trpc.ts';
import { FormActions } from '../../../ui/forms/FormActions.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { FormSection } from '../../../ui/forms/FormSection.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useUnsavedChanges } from '../forms/unsavedChanges.ts';
import { useSchemaForm } from '../forms/useSchemaForm.ts';
import { reports } from '../reports.ts';
import type { Message } from './MessageView.tsx';
import { replySubject, replyText } from './replyTexts.ts';
import { sameMessage } from './sameMessage.ts';

const resolver = zodResolver(messageReply);

/** Answers a message from the site's own address: the reply is queued, and the message is answered. */
export function ReplyForm({ message }: { message: Message }) {
  const reply = trpc.contact.reply.useMutation({ meta: { report: reports.replyToMessage } });
  const { form, submit } = useSchemaForm({
    resolver,
    defaultValues: { subject: replySubject(message), text: replyText(message) },
    save: (fields) => reply.mutateAsync({ message: sameMessage(message), fields }),
    onSaved: (saved) => saved.reset(saved.getValues()),
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  useUnsavedChanges(isDirty);
  return (
    <form noValidate method="post" onSubmit={submit}>
      <FormSection title={`Reply to ${message.email}`} columns={1}>
        <TextField form={form} name="subject" label="Subject" maxLength={200} />
        <FormField form={form} name="text" label="Text">
          {(control) => <textarea {...control} rows={10} className="input" />}
        </FormField>
        <FormActions
          saving={isSubmitting}
          submitLabel="Send Reply"
          savingLabel="Sending..."
          error={errors.root?.message}
        />
      </FormSection>
    </form>
  );
}
