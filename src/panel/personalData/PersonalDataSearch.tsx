import { type FormEvent, useState } from 'react';
import { email as emailSchema } from '#core/inputs/text.ts';
import { type RouterOutputs, trpc } from '#src/lib/trpc.ts';
import { Button } from '#src/ui/Button.tsx';
import { HydratedFields } from '#src/ui/forms/HydratedFields.tsx';
import { InputField } from '#src/ui/forms/InputField.tsx';
import { Loaded } from '../Loaded.tsx';
import { FoundData, sizeOf } from './FoundData.tsx';

/** Finds all data stored about an address, shows it, and deletes it. */
export function PersonalDataSearch() {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  const found = trpc.personalData.find.useQuery(
    { email: asked ?? '' },
    { enabled: asked !== undefined },
  );
  const deleteAll = trpc.personalData.delete.useMutation();

  function find(event: FormEvent) {
    event.preventDefault();
    const parsed = emailSchema.safeParse(typed);
    setWrong(parsed.error?.issues[0]?.message);
    if (!parsed.success) return;
    deleteAll.reset();
    if (parsed.data === asked) void found.refetch();
    else setAsked(parsed.data);
  }

  return (
    <>
      <form noValidate onSubmit={find} className="card flex flex-wrap items-end gap-3 p-4 sm:p-5">
        <HydratedFields>
          <div className="grow">
            <InputField
              label="Email address"
              type="email"
              autoComplete="off"
              value={typed}
              error={wrong}
              onChange={({ target }) => setTyped(target.value)}
            />
          </div>
          <button type="submit" className="button">
            Find
          </button>
          <p className="w-full text-sm text-ink-soft">
            Files that were uploaded for an import are not searched: they are deleted within two
            hours of their last use.
          </p>
        </HydratedFields>
      </form>
      {asked !== undefined && (
        <Loaded query={found}>
          {(data) => (
            <section aria-labelledby="found" className="flex flex-col gap-4">
              <h2 id="found" tabIndex={-1} className="text-xl font-semibold wrap-anywhere">
                {sizeOf(data) === 0 && !data.account ? 'Nothing is stored about ' : 'Stored about '}
                {data.email}
              </h2>
              <FoundData data={data} />
              {sizeOf(data) > 0 && (
                <Button
                  className="button-quiet self-start text-danger"
                  disabled={deleteAll.isPending}
                  onClick={() => {
                    if (!window.confirm(question(data))) return;
                    document.getElementById('found')?.focus();
                    deleteAll.mutate({ email: data.email });
                  }}
                >
                  Delete everything
                </Button>
              )}
            </section>
          )}
        </Loaded>
      )}
    </>
  );
}

function question({ email, account }: RouterOutputs['personalData']['find']): string {
  const withAccount = account?.keptAs === null ? ', with the account' : '';
  return `Are you sure you want to delete everything about ${email}${withAccount}?\n\nThis can't be undone. Entries of the history stay, without the address. Backups lose it as newer ones replace them.`;
}
