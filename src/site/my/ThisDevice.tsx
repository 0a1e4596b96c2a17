import { useRef, useState } from 'react';
import { holdsText, readHolds } from '#core/documents/documents.ts';
import myMessages from '#messages/en/my.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { trpc } from '#src/lib/trpc.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/forms/Field.tsx';
import { forgetStorage } from './forgetStorage.ts';
import { addTravelFile, exportedTravel, readTravelFile } from './travelFile.ts';
import type { TravelFile } from './travelSchema.ts';
import { readUnread } from './travelStore.ts';

const t = translator(myMessages);

/** Exports, imports and forgets what this browser keeps. */
export function ThisDevice() {
  const [visitor] = trpc.visitor.country.useSuspenseQuery();
  const exportFile = () => {
    const text = exportedTravel({
      passports: visitor.guessed ? [] : visitor.passports.map(({ code }) => code),
      holds: holdsText(visitor.holds),
    });
    saveFile(text, { name: 'my-travel.json', type: 'application/json' });
  };
  return (
    <section aria-labelledby="my-device" className="card flex flex-col gap-4 p-5">
      <h2 id="my-device" className="text-xl font-semibold">
        {t('thisDevice')}
      </h2>
      <Unread />
      <p className="text-ink-soft">{t('deviceHint')}</p>
      <Button className="button-quiet self-start" onClick={exportFile}>
        {t('export')}
      </Button>
      <ImportFile />
      <Forget />
    </section>
  );
}

/** What could not be read is kept aside: the visitor may download it. */
function Unread() {
  const unread = readUnread();
  if (unread.length === 0) return null;
  return (
    <div className="notice flex flex-col items-start gap-2">
      <p>{t('unread', { count: unread.length })}</p>
      <Button
        onClick={() =>
          saveFile(unread.join('\n'), { name: 'my-travel-unread.txt', type: 'text/plain' })
        }
      >
        {t('downloadUnread')}
      </Button>
    </div>
  );
}

function ImportFile() {
  const utils = trpc.useUtils();
  const [said, setSaid] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  const add = async (file: File | undefined) => {
    if (!file) return;
    setSaid('');
    const travel = readTravelFile(await file.text());
    setError(travel ? undefined : t('notAFile'));
    if (input.current) input.current.value = '';
    if (!travel) return;
    const isStored = addTravelFile(travel);
    // The planner's stays are read again, as after a change in another tab.
    window.dispatchEvent(new Event('focus'));
    const reason = await addPassports(travel);
    if (reason !== undefined) setSaid(t('importedWithoutPassports', { reason }));
    else setSaid(t(isStored ? 'imported' : 'importedNotStored'));
  };

  /** The message of what went wrong. */
  async function addPassports({ passports, holds }: TravelFile): Promise<string | undefined> {
    const { visitor } = utils.client;
    try {
      for (const passport of passports) await visitor.addPassport.mutate({ passport });
      if (holds) {
        const { holds: present } = await visitor.country.query();
        const all = readHolds([...present, holds].join(',')).holds;
        await visitor.chooseDocuments.mutate({ holds: all.join(',') });
      }
      return undefined;
    } catch (failure) {
      return failure instanceof Error ? failure.message : String(failure);
    } finally {
      await utils.visitor.country.invalidate();
    }
  }

  return (
    <div className="max-w-md">
      <Field label={t('import')} error={error}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            accept="application/json,.json"
            className="input"
            onChange={(event) => add(event.currentTarget.files?.[0])}
          />
        )}
      </Field>
      <p role="status" className="mt-2">
        {said}
      </p>
    </div>
  );
}

function Forget() {
  const utils = trpc.useUtils();
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState('');
  const forget = async () => {
    await forgetStorage();
    try {
      await utils.client.visitor.forget.mutate();
    } catch (error) {
      setIsAsking(false);
      setFailure(t('forgetFailed', { reason: error instanceof Error ? error.message : '' }));
      return;
    }
    // A new page, without what this one holds in memory.
    location.replace(localAddress('/my?forgotten=true'));
  };
  return (
    <div className="flex flex-col items-start gap-2 border-t border-line pt-4">
      {isAsking ? (
        <fieldset className="flex flex-wrap items-center gap-3">
          <legend className="mb-2 font-semibold">{t('forgetConfirm')}</legend>
          <Button className="button-danger" onClick={forget}>
            {t('forgetYes')}
          </Button>
          <Button onClick={() => setIsAsking(false)}>{t('cancel')}</Button>
        </fieldset>
      ) : (
        <Button className="button-danger" onClick={() => setIsAsking(true)}>
          {t('forget')}
        </Button>
      )}
      <p className="text-sm text-ink-soft">{t('forgetHint')}</p>
      <p role="status">{failure}</p>
    </div>
  );
}
