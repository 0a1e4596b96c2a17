import { trpc } from '#src/lib/trpc.ts';
import { useDataSinceOpening, useRefetchOnOpen } from '../forms/versions/dataSinceOpening.ts';
import { Loaded } from '../Loaded.tsx';
import { useSignedIn } from '../session/signedIn.ts';
import { MailForm } from './MailForm.tsx';
import { TestMail } from './TestMail.tsx';

/** The mail server's settings, from the environment or a form, with a test mail. */
export function MailSection() {
  const { email } = useSignedIn();
  const settings = useDataSinceOpening(
    trpc.mail.settings.useQuery(undefined, {
      ...useRefetchOnOpen(),
    }),
  );
  return (
    <Loaded query={settings}>
      {(data) => (
        <div className="flex flex-col gap-4">
          {!data.hasPublicUrl && (
            <p className="card p-4 font-semibold">
              PUBLIC_URL is not set on the server: until it is, only the test message is sent. Mails
              hold links, which have to say where the site is.
            </p>
          )}
          {data.environment ? (
            <p className="card p-4">
              The server’s environment names the mail server, <code>{data.environment.host}</code>,
              port {data.environment.port}, with the sender{' '}
              <strong className="wrap-anywhere">{data.environment.from}</strong>. It comes before
              what could be set here, so there is no form.
            </p>
          ) : (
            <MailForm settings={data} />
          )}
          {(data.environment || data.fields.host !== '') && <TestMail email={email} />}
        </div>
      )}
    </Loaded>
  );
}
