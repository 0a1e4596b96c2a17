import { applicationDetails } from '#core/border/applicationWords.ts';
import { type ApplicationSite, linksByHost } from '#core/border/borderFacts.ts';
import { sourceOfSite } from '#core/border/checklistWords.ts';
import { linkTitle } from '#core/border/linkTitle.ts';
import { priceInWords } from '#core/border/priceWords.ts';
import { sentencesInWords } from '#core/languages/sentences.ts';
import answerMessages from '#messages/en/answers.gen.ts';
import borderMessages from '#messages/en/border.gen.ts';
import { translator } from '#messages/translate.ts';
import { ExternalLink } from '#src/ui/ExternalLink.tsx';
import type { NumberedSources } from './numberedSources.ts';
import { SourceMark } from './SourceMarks.tsx';

const t = translator(borderMessages);
const answerText = translator(answerMessages);

/** The official sites for an application, each once, with the types of visa that it offers. */
export function ApplicationSites({
  links,
  sources,
}: {
  links: ApplicationSite[];
  /** The list that its marks lead to. */
  sources: NumberedSources;
}) {
  const listed = linksByHost(links).map((offered) => {
    const [first] = offered;
    if (!first) return null;
    if (offered.length === 1) {
      return (
        <div key={first.id} className="mt-1">
          <p>
            {first.address ? (
              t.rich('officialSiteLink', {
                title: linkTitle(first.title).text,
                link: () => <SiteLink key="site" link={first} />,
              })
            ) : (
              <Name title={first.title} />
            )}
            <SourceMark source={sourceOfSite(first)} sources={sources} />
          </p>
          <Offer link={first} />
        </div>
      );
    }
    return (
      <div key={first.id} className="mt-1">
        <p>{first.address && t('officialSite', { site: new URL(first.address).host })}</p>
        <ul className="flex list-disc flex-col gap-1 ps-5">
          {offered.map((link) => (
            <li key={link.id}>
              <SiteLink link={link} />
              <SourceMark source={sourceOfSite(link)} sources={sources} />
              <Offer link={link} />
            </li>
          ))}
        </ul>
      </div>
    );
  });
  // Where each serves some travellers alone, none may be for this one.
  const isOnlyUnder = links.every(({ onlyUnder }) => onlyUnder);
  return (
    <>
      {links.length > 1 && !isOnlyUnder && <p>{t('oneOfThese')}</p>}
      {listed}
    </>
  );
}

function SiteLink({ link: { title, address } }: { link: ApplicationSite }) {
  const { text, lang } = linkTitle(title);
  return (
    <>
      <ExternalLink href={address} lang={lang}>
        {text}
      </ExternalLink>
      {address && <span className="hidden wrap-anywhere print:inline"> ({address})</span>}
    </>
  );
}

function Name({ title }: { title: string }) {
  const { text, lang } = linkTitle(title);
  return <span lang={lang}>{text}</span>;
}

/** What an application costs, takes and gives. */
function Offer({ link }: { link: ApplicationSite }) {
  const { note, onlyUnder } = link;
  const price = priceInWords(link);
  const details = sentencesInWords([...applicationDetails(link), note]);
  return (
    <>
      {onlyUnder && (
        <p>
          {onlyUnder.isDocument
            ? answerText('ifYouHold', { document: onlyUnder.text })
            : answerText('ifYouAre', { who: onlyUnder.text })}
        </p>
      )}
      {price && <p className="font-semibold">{price}</p>}
      {details && <p>{details}</p>}
    </>
  );
}
