import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Where the tabs of this browser tell each other which forms are open in them. */
const CHANNEL = 'open-forms';

type Notice = { id: string; says: 'asked' | 'open' | 'left' };

/**
 * Which of these forms are open in another tab: of what was left unsaved only one tab may go on, or one
 * would write over the other. `id` names the form of this tab, which it tells others when they ask.
 */
export function useFormsElsewhere({
  id,
  asked,
  onLeft,
}: {
  id: RefObject<string>;
  /** Names of forms. */
  asked: readonly string[];
  /** Another tab has left its form, which may have changed until then. */
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
    // Back from the browser's cache of pages.
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
    /** This tab's form goes by another name from now on. */
    announce: () => tell('open'),
    /** What there was to go on with is saved. */
    leave: () => tell('left'),
  };
}
