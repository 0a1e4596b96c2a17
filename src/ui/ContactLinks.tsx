/** A telephone link. */
export function PhoneLink({ number, className }: { number: string; className: string }) {
  return (
    <a dir="ltr" className={className} href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}>
      {number}
    </a>
  );
}

/** An e-mail link. */
export function EmailLink({ address, className }: { address: string; className: string }) {
  return (
    <a dir="ltr" className={className} href={`mailto:${address}`}>
      {address}
    </a>
  );
}
