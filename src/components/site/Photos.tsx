import type { Answers } from '../../trpc.ts';

/** The pictures of a destination, or a word that there are none yet. */
export function Photos({ destination }: { destination: Answers['destination']['byId'] }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-2xl font-semibold">Photos</h2>
      <p className="text-ink-soft">There are no photos of {destination.name} yet.</p>
    </section>
  );
}
