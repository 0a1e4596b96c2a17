import { trpc } from '#src/lib/trpc.ts';
import { EmailLink, PhoneLink } from '#src/ui/ContactLinks.tsx';

/** Address, e-mail and phone as visitors see them. Placeholders lead nowhere. */
export function ContactLines({ textClass, linkClass }: { textClass: string; linkClass: string }) {
  const [{ postalAddress, email, phone, placeholders }] = trpc.settings.contact.useSuspenseQuery();
  // Long words don't widen the page.
  const ownClass = `wrap-anywhere ${textClass}`;
  return (
    <>
      {postalAddress && <p className={`whitespace-pre-line ${ownClass}`}>{postalAddress}</p>}
      {email &&
        (placeholders.includes('email') ? (
          <p className={ownClass}>
            <bdi>{email}</bdi>
          </p>
        ) : (
          <EmailLink address={email} className={linkClass} />
        ))}
      {phone &&
        (placeholders.includes('phone') ? (
          <p className={ownClass}>
            <bdi dir="ltr">{phone}</bdi>
          </p>
        ) : (
          <PhoneLink number={phone} className={linkClass} />
        ))}
    </>
  );
}
