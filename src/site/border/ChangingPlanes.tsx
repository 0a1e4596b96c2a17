import type { ReactNode } from 'react';
import messages from '#messages/en/border.gen.ts';
import { translator } from '#messages/translate.ts';

const t = translator(messages);

/** What changing planes needs on each side of passport control. */
export function ChangingPlanes({
  airside,
  landside,
}: {
  /** Null for those who cross the border by right: they need nothing to stay in front of it. */
  airside: ReactNode;
  landside: ReactNode;
}) {
  return (
    <dl className="my-1 flex flex-col gap-3">
      {airside && (
        <div>
          <dt className="font-semibold">{t('airside')}</dt>
          <dd>{airside}</dd>
        </div>
      )}
      <div>
        <dt className="font-semibold">{t('landside')}</dt>
        <dd>{landside}</dd>
      </div>
    </dl>
  );
}
