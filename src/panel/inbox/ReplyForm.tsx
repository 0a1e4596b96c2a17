import { useRef } from 'react';
import { messageReply } from '#core/inputs/mail/inbox.ts';
import { isApiError, trpc } from '#src/lib/trpc.ts';
import { FormActions } from '#src/ui/forms/FormActions.tsx';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { HydratedFields } from '#src/ui/forms/HydratedFields.tsx';
import { TextAreaField } from '#src/ui/forms/TextAreaField.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { fetchOnPress } from '../fetchOnPress.ts';
import { UnsavedOffer } from '../forms/unsaved/UnsavedOffer.tsx';
import { useUnsavedChanges } from '../forms/unsaved/unsavedChanges.ts';
import { useStoredForm } from '../forms/useStoredForm.ts';
import type { Message } from './MessageView.tsx';
import { replySubject, replyText } from './replyTexts.ts';
import { sameMessage } from './sameMessage.ts';

/** Replies from the site's own address: the reply is queued, and the message is marked answered. */
export function ReplyForm({ message }: { message: Message }) {
  const utils = trpc.useUtils();
  const reply = trpc.contact.reply.useMutation();
  const repliesBefore = useRef(message.replies.length);
  const { form, submit, formKey, unsaved, startAgain } = useStoredForm({
    schema: messageReply,
    record: `message/${message.id}/${message.createdAt}`,
    stored: undefined,
    blank: { subject: replySubject(message), text: replyText(message) },
    save: async (fields) => {
      const seen = { message: sameMessage(message), repliesBefore: repliesBefore.current };
      try {
        await reply.mutateAsync({ ...seen, fields });
      } catch (error) {
        if (isApiError(error) && error.data?.code === 'CONFLICT') await showNewReplies();
        throw error;
      }
      repliesBefore.current += 1;
      return { version: 1 };
    },
    fetchNewest: async () => undefined,
    onSaved: () => {
      startAgain();
    },
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  useUnsavedChanges(isDirty);

  /** Another user's reply is shown above the form; this one can still be sent. */
  async function showNewReplies() {
    const newest = await utils.contact.byId
      .fetch({ id: message.id }, fetchOnPress)
      .catch(() => undefined);
    if (newest) repliesBefore.current = newest.replies.length;
  }

  return (
    <form key={formKey} noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
      <HydratedFields>
        <UnsavedOffer unsaved={unsaved} />
        <FormSection title={`Reply to ${message.email}`} columns={1}>
          <TextField form={form} name="subject" label="Subject" maxLength={200} />
          <TextAreaField form={form} name="text" label="Text" rows={10} />
          <FormActions
            saving={isSubmitting}
            submitLabel="Send reply"
            savingLabel="Sending..."
            error={errors.root?.message}
          />
        </FormSection>
      </HydratedFields>
    </form>
  );
}
