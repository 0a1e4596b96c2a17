import problemMessages from '../../../messages/addressProblems/en.gen.ts';
import { useMessages } from '../../lib/useMessages.ts';

/** Explains which search parameters could not be used. */
export function AddressProblems({ problems }: { problems: readonly string[] }) {
  const t = useMessages(problemMessages);
  if (problems.length === 0) return null;
  return (
    <div role="alert" className="notice max-w-2xl">
      <p className="font-semibold">{t('linkProblems')}</p>
      <ul>
        {[...new Set(problems)].map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}
