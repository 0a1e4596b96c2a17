import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * A frame that renders public components as on their own page, as wide as the frame and as high as
 * its content. It is inert: nothing in it takes a click or the focus.
 */
export function PreviewFrame({ title, children }: { title: string; children: ReactNode }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  const [height, setHeight] = useState(0);

  const prepare = useEffectEvent(() => {
    const inner = frame.current?.contentDocument;
    if (!inner || inner.body === body) return;
    inner.documentElement.lang = document.documentElement.lang;
    Object.assign(inner.documentElement.dataset, document.documentElement.dataset);
    const styles = document.querySelectorAll('link[rel=stylesheet], style');
    inner.head.replaceChildren(...Array.from(styles, (style) => style.cloneNode(true)));
    inner.body.inert = true;
    setBody(inner.body);
  });
  // Browsers differ in whether a frame without an address fires a load event.
  useEffect(() => prepare(), []);

  useEffect(() => {
    if (!body) return;
    const observer = new ResizeObserver(() => setHeight(body.scrollHeight));
    observer.observe(body);
    return () => observer.disconnect();
  }, [body]);

  return (
    <>
      <iframe
        ref={frame}
        title={title}
        tabIndex={-1}
        className="block w-full"
        style={{ height }}
        onLoad={prepare}
      />
      {body && createPortal(children, body)}
    </>
  );
}
