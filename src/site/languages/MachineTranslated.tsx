import { useLocation } from '@tanstack/react-router';
import shellMessages from '#messages/en/shell.gen.ts';
import { addressIn, languageNow } from '#messages/language.ts';
import { translator } from '#messages/translate.ts';

const t = translator(shellMessages);

/** Says, in other languages than English, who translated the page, and leads to the English one. */
export function MachineTranslated({
  message,
}: {
  message: 'machineTranslated' | 'englishPrevails';
}) {
  const path = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  if (languageNow() === 'en') return null;
  return (
    <p className="text-sm">
      {t.rich(message, {
        link: (text) => (
          <a key="english" href={addressIn('en', path)} className="underline">
            {text}
          </a>
        ),
      })}
    </p>
  );
}
