import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { TEXT_PREVIEW_PATH } from '#core/inputs/panel/textPreview.ts';
import { addressIn } from '#messages/language.ts';
import { messageOf } from '#src/lib/apiFetch.ts';
import { Button } from '#src/ui/Button.tsx';
import { HydratedFields } from '#src/ui/forms/HydratedFields.tsx';
import { InputField } from '#src/ui/forms/InputField.tsx';

/** Shows a message, as it is typed, on a page of the site, marked and scrolled to. */
export function PagePreview({
  language,
  subject,
  text,
  examplePage,
}: {
  language: string;
  subject: string;
  text: string;
  /** A page that is likely to have the message. */
  examplePage: string;
}) {
  const titleId = useId();
  const [isMissing, setIsMissing] = useState(false);
  const preview = useMutation({
    mutationFn: (path: string) => fetchPreview(language, { subject, text, path }),
  });

  function show(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    preview.mutate(String(new FormData(event.currentTarget).get('path')));
  }

  function scrollToMark({ contentDocument }: HTMLIFrameElement) {
    if (!contentDocument) return;
    // Pages can't be framed: a link that is followed would lead to an error.
    for (const link of [...contentDocument.links]) link.removeAttribute('href');
    const marks = [...contentDocument.querySelectorAll('mark')];
    const mark = marks.find((one) => one.checkVisibility());
    mark?.scrollIntoView({ block: 'center' });
    setIsMissing(marks.length === 0);
  }

  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <h2 id={titleId} className="text-lg font-semibold">
        On a page
      </h2>
      <form onSubmit={show} className="flex flex-wrap items-end gap-3">
        <HydratedFields>
          <div className="min-w-60 grow">
            <InputField
              label="Page"
              name="path"
              defaultValue={examplePage}
              required
              error={preview.error?.message}
            />
          </div>
          <Button type="submit" disabled={preview.isPending}>
            {preview.isSuccess ? 'Show again' : 'Show'}
          </Button>
        </HydratedFields>
      </form>
      {preview.data !== undefined && (
        <>
          <p role="status">
            {isMissing &&
              'This page doesn’t have the text. It may have it after a click, or not at all.'}
          </p>
          <iframe
            title="Page with the text"
            sandbox="allow-same-origin"
            srcDoc={preview.data}
            onLoad={(event) => scrollToMark(event.currentTarget)}
            className="h-[36rem] w-full rounded-md border border-line"
          />
        </>
      )}
    </section>
  );
}

/** The page's HTML. Throws an Error whose message is for the user. */
async function fetchPreview(
  language: string,
  draft: { subject: string; text: string; path: string },
): Promise<string> {
  const response = await fetch(addressIn(language, TEXT_PREVIEW_PATH), {
    method: 'POST',
    body: new URLSearchParams(draft),
  }).catch((cause: unknown) => {
    throw new Error('The server could not be reached', { cause });
  });
  const body = await response.text();
  if (response.ok) return body;
  throw new Error(messageOf(response.status, response.headers.get('content-type'), body));
}
