import { execFileSync } from 'node:child_process';

/** Creates a self-signed certificate for localhost, with its key, in these files. */
export function createCertificate({ key, certificate }: { key: string; certificate: string }) {
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', '-days', '2', ...curve, ...name, ...files], {
    stdio: 'ignore',
  });
}
