import * as z from 'zod/mini';
import { accessInWords } from '#core/answers/words/accessWords.ts';
import { wordsOfStay } from '#core/answers/words/stayWords.ts';
import { answerAccesses, stayUnits } from '#core/vocabulary.ts';
import { SideText } from './SideText.tsx';

/** The shown part of a stored answer, which another version of the product may have written. */
const seen = z.object({
  access: z.nullable(z.enum(answerAccesses)),
  stay: z.optional(z.nullable(z.object({ number: z.number(), unit: z.enum(stayUnits) }))),
  source: z.optional(
    z.nullable(z.object({ title: z.string(), date: z.optional(z.nullable(z.string())) })),
  ),
});

/** The answer as it was shown to the visitor who reported it. */
export function SeenAnswer({ answer }: { answer: unknown }) {
  const { data } = z.safeParse(seen, answer);
  if (!data) return null;
  const { access, stay, source } = data;
  return (
    <SideText source={source?.title ?? null} dates={[source?.date ?? null]}>
      <span className="font-semibold">{accessInWords(access)}</span>
      {stay && <span>{wordsOfStay(stay)}</span>}
    </SideText>
  );
}
