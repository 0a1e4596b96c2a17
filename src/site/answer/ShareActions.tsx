import { useRouter } from '@tanstack/react-router';
import { Link2, Printer, Share2 } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import requirementMessages from '#messages/en/requirement.gen.ts';
import { localAddress } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';
import { copyText } from '#src/ui/copyText.ts';

const t = translator(requirementMessages);

/**
 * Copies the page's address, opens the system's share sheet, or prints the page. The address
 * includes the answer's parameters (`search`), so that others see the same answer.
 */
export function ShareActions({
  title,
  label,
  search,
  printable = false,
}: {
  title: string;
  label?: string;
  search: Record<string, string | undefined>;
  printable?: boolean;
}) {
  const router = useRouter();
  const [outcome, setOutcome] = useState<{ link: string; copied: boolean }>();
  const canShare = useSyncExternalStore(
    () => () => undefined,
    () => 'share' in navigator,
    () => false,
  );
  const linkToAnswer = () => {
    const { href } = router.buildLocation({
      to: '.',
      search: (previous: Record<string, unknown>) => ({ ...previous, ...search }),
    });
    return new URL(localAddress(href), location.origin).href;
  };
  const copy = async () => {
    const link = linkToAnswer();
    setOutcome({ link, copied: await copyText(link) });
  };
  // Closing the share sheet without sharing is no error.
  const share = () => navigator.share({ title, url: linkToAnswer() }).catch(() => undefined);

  return (
    <div className="needs-scripts no-print flex flex-wrap items-center gap-2">
      <button type="button" className="button-quiet" onClick={copy}>
        <Link2 aria-hidden="true" size={18} /> {t('copyLink')}
      </button>
      {canShare && (
        <button type="button" className="button-quiet" onClick={share}>
          <Share2 aria-hidden="true" size={18} /> {t('share')}
        </button>
      )}
      {printable && (
        <button type="button" className="button-quiet" onClick={() => window.print()}>
          <Printer aria-hidden="true" size={18} /> {t('print')}
        </button>
      )}
      <span role="status" className="text-sm text-ink-soft">
        {outcome?.copied && t('copied')}
        {outcome?.copied === false && t('copyFromHere')}
      </span>
      {outcome?.copied === false && (
        <input
          readOnly
          aria-label={label ?? t('linkField')}
          value={outcome.link}
          onFocus={(event) => event.currentTarget.select()}
          className="input max-w-xl text-sm"
        />
      )}
    </div>
  );
}
