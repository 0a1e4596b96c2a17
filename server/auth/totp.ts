import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Db } from '#db/db.ts';
import { acceptTotpStep, consumeRecoveryCode } from '#db/queries/accounts/twoFactor.ts';

/** Parameters that all authenticator apps support (RFC 6238; Google Authenticator's defaults). */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 };

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** Codes of the adjacent periods are valid too: clocks differ, and typing takes time. */
const WINDOW = 1;

const RECOVERY_CODES = 10;

/** 80 random bits can't be guessed, so a fast hash suffices. */
const RECOVERY_CODE_BYTES = 10;

/** A new secret, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The otpauth://totp/… URL for a QR code. Apps display `issuer` and `email` beside the codes. */
export function totpAddress(
  secret: string,
  { issuer, email }: { issuer: string; email: string },
): string {
  const key = Secret.fromBase32(secret);
  return new TOTP({ ...parameters, issuer, label: email, secret: key }).toString();
}

/** The time step of a valid code; undefined for a wrong or expired one. */
export function totpStepOf(secret: string, code: string): number | undefined {
  const totp = new TOTP({ ...parameters, secret: Secret.fromBase32(secret) });
  const timestamp = Date.now();
  const delta = totp.validate({ token: withoutSpaces(code), timestamp, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** New recovery codes, shown once, and their hashes, which are stored. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () => {
    const text = new Secret({ buffer: newBytes(RECOVERY_CODE_BYTES) }).base32.toLowerCase();
    return text.match(/.{4}/g)?.join('-') ?? text;
  });
  return { codes, hashes: codes.map(hashOfCode) };
}

/**
 * Accepts, and uses up, a code of the authenticator app or a recovery code; returns whether it was
 * valid.
 */
export async function acceptCode(
  db: Db,
  { id, totpSecret }: { id: string; totpSecret: string },
  code: string,
): Promise<boolean> {
  if (!/^\d{6}$/.test(withoutSpaces(code))) return consumeRecoveryCode(db, id, hashOfCode(code));
  const step = totpStepOf(totpSecret, code);
  return step !== undefined && acceptTotpStep(db, id, step);
}

function hashOfCode(code: string): string {
  const typed = withoutSpaces(code).replaceAll('-', '').toLowerCase();
  return createHash('sha256').update(typed).digest('hex');
}

function withoutSpaces(code: string): string {
  return code.replace(/\s/g, '');
}

function newBytes(length: number): ArrayBuffer {
  return new Uint8Array(randomBytes(length)).buffer;
}
