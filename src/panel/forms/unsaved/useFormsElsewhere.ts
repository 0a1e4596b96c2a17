import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** The channel on which this browser's tabs announce their open forms. */
const CHANNEL = 'open-forms';

type Notice = { id: string; says: 'asked' | 'open' | 'left' };

/**
 * Finds forms that are open in another tab: only one tab may continue unsaved input, or they would
 * overwrite each other. `id` is this tab's form, which answers the others' questions.
 */
export function useFormsElsewhere({
  id,
  asked,
  onLeft,
}: {
  id: RefObject<string>;
  /** Form ids. */
  asked: readonly string[];
  /** Called when another tab leaves its form, which may have changed until then. */
  onLeft: () => void;
}) {
  const [elsewhere, setElsewhere] = useState<ReadonlySet<string>>(new Set());
  const channel = useRef<BroadcastChannel>(undefined);
  const tell = useCallback(
    (says: Notice['says'], named = id.current) => {
      channel.current?.postMessage({ id: named, says } satisfies Notice);
    },
    [id],
  );
  const left = useRef(onLeft);
  useEffect(() => {
    left.current = onLeft;
  }, [onLeft]);

  useEffect(() => {
    const open = new BroadcastChannel(CHANNEL);
    channel.current = open;
    open.onmessage = ({ data }: MessageEvent<Notice>) => {
      if (data.says === 'asked') {
        if (data.id === id.current) tell('open');
        return;
      }
      setElsewhere((all) => {
        const others = [...all].filter((other) => other !== data.id);
        return new Set(data.says === 'open' ? [...others, data.id] : others);
      });
      if (data.says === 'left') left.current();
    };
    const leave = () => tell('left');
    // The page was restored from the back/forward cache.
    const comeBack = () => tell('open');
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      leave();
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      open.close();
      channel.current = undefined;
    };
  }, [id, tell]);

  const names = asked.join(' ');
  useEffect(() => {
    for (const name of names.split(' ').filter(Boolean)) tell('asked', name);
  }, [names, tell]);

  return {
    elsewhere,
    /** Announces a changed id of this tab's form. */
    announce: () => tell('open'),
    /** Announces that this tab has left its form, whose input is stored. */
    leave: () => tell('left'),
  };
}
