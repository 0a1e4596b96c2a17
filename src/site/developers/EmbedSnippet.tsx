import { CodeBlock } from './CodeBlock.tsx';

/** High enough for most answers; longer ones scroll within the frame. */
const HEIGHT = 460;

/** The code to embed an answer in a frame, with a live example. */
export function EmbedSnippet({ origin }: { origin: string }) {
  const snippet = `<iframe
  src="${origin}/embed/answer?to=JP"
  title="What your passport needs in Japan"
  height="${HEIGHT}" loading="lazy"
  style="border: 0; width: 100%; max-width: 34rem"
></iframe>`;
  return (
    <>
      <p>
        A frame with the answer for one destination, <code>to</code>, in which visitors choose their
        passport. <code>from</code> chooses one at first, <code>type</code> another stay than that
        of a tourist (<code>transit</code>, <code>working</code>). Its ground is light;{' '}
        <code>theme</code> makes it <code>dark</code> or as the visitor’s <code>system</code> is. It
        fits frames from 200 pixels wide. It has no scripts, sets and reads no cookies and stores
        nothing. Which sites may show it is decided by this site’s administrators.
      </p>
      <CodeBlock label="The frame’s markup">{snippet}</CodeBlock>
      <p>It looks like this:</p>
      <iframe
        src="/embed/answer?to=JP"
        title="What your passport needs in Japan"
        height={HEIGHT}
        loading="lazy"
        className="w-full max-w-136 rounded-lg border border-line"
      />
      <p>
        A link to a whole trip names the passport, the stops, the day of entry at each, and in{' '}
        <code>transit</code> the numbers of the stops where only planes are changed:{' '}
        <code className="wrap-anywhere">
          {origin}/trip?passport=IN&stops=AE,TH,JP&dates=2027-01-03,2027-01-09,2027-01-20&transit=2
        </code>
      </p>
    </>
  );
}
