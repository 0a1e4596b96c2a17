import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { importedAtLast } from '#src/lib/importedAtLast.ts';
import { SectionFailed } from '#src/ui/SectionFailed.tsx';
import { TitledDialog } from './TitledDialog.tsx';

/** Renders a part whose script could not be loaded; `retry` asks for it again. */
type Failed<Props> = (retry: () => void, props: Props) => ReactNode;

/**
 * A part of a page that has a script of its own, the export `name` of a module, which is asked for
 * whenever the part is shown. Its page works without it, and stays as it is when it can't be loaded.
 */
export function optionalPart<Name extends string, Props extends object>(
  load: () => Promise<{ [Export in Name]: ComponentType<Props> }>,
  name: Name,
  {
    loading = null,
    failed,
  }: {
    /** Rendered until the script is there. */
    loading?: ReactNode;
    failed: Failed<Props>;
  },
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function OptionalPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [hasFailed, setFailed] = useState(false);
    useEffect(() => {
      if (Part || hasFailed) return;
      let isShown = true;
      importedAtLast(load, name).then(
        (module) => {
          loaded = module[name];
          if (isShown) setPart(() => loaded);
        },
        (error: unknown) => {
          console.error(error);
          if (isShown) setFailed(true);
        },
      );
      return () => {
        isShown = false;
      };
    }, [Part, hasFailed]);
    useEffect(() => {
      if (!hasFailed) return;
      const retry = () => setFailed(false);
      window.addEventListener('online', retry);
      return () => window.removeEventListener('online', retry);
    }, [hasFailed]);
    if (Part) return <Part {...props} />;
    return hasFailed ? failed(() => setFailed(false), props) : loading;
  };
}

const message = 'This part could not be loaded. Reload the page: your entries are kept.';

/** Says in place of a part that it could not be loaded. */
export function saidInPlace(retry: () => void): ReactNode {
  return <SectionFailed message={message} onRetry={retry} />;
}

/** Says it in a dialog, in place of one; pressing the button that opens it asks again, too. */
export function saidInDialog(retry: () => void, { onClose }: { onClose: () => void }): ReactNode {
  return (
    <TitledDialog title="Not loaded" onClose={onClose}>
      {() => (
        <div className="pt-4">
          <SectionFailed message={message} onRetry={retry} />
        </div>
      )}
    </TitledDialog>
  );
}

/** For parts that only add to what works without them: the next key or press in the page asks again. */
export function askedWithNextInput(retry: () => void): ReactNode {
  return <NextInput onInput={retry} />;
}

function NextInput({ onInput }: { onInput: () => void }) {
  useEffect(() => {
    window.addEventListener('keydown', onInput);
    window.addEventListener('pointerdown', onInput);
    return () => {
      window.removeEventListener('keydown', onInput);
      window.removeEventListener('pointerdown', onInput);
    };
  }, [onInput]);
  return null;
}
