import type { SitePage } from '#core/site/sitePageNames.ts';
import shellMessages from '#messages/en/shell.gen.ts';
import { translator } from '#messages/translate.ts';
import { inEnglish } from '#src/lib/inEnglish.ts';
import type { TrpcUtils } from '#src/lib/trpc.ts';
import { trpc } from '#src/lib/trpc.ts';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { RenderedText } from '#src/ui/RenderedText.tsx';
import { MachineTranslated } from '../languages/MachineTranslated.tsx';
import { OnlyEnglish } from '../languages/OnlyEnglish.tsx';

const t = translator(shellMessages);

/** For loaders: a legal page's text, and its metadata. */
export async function loadLegalPage(trpc: TrpcUtils, page: SitePage) {
  const { description, translatedInto } = await trpc.sitePage.byName.fetch({ page });
  const title = t(page);
  return { head: { title, description, contentLanguages: translatedInto } };
}

/** A plain text page, which administrators can edit. */
export function LegalPage({ page }: { page: SitePage }) {
  const [{ intro, html, english }] = trpc.sitePage.byName.useSuspenseQuery({ page });
  return (
    <div className="container-site py-8">
      <PageIntro title={t(page)}>
        {intro && <span {...(english && inEnglish())}>{intro}</span>}
      </PageIntro>
      {english ? <OnlyEnglish /> : <MachineTranslated message="englishPrevails" />}
      <RenderedText html={html} english={english} />
    </div>
  );
}
