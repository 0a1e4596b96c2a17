/** The subject of a reply. */
export function replySubject({ siteName }: { siteName: string }): string {
  return `Re: your message to ${siteName}`;
}

/** The draft of a reply: a greeting, and the quoted message. */
export function replyText({ name, message }: { name: string; message: string }): string {
  const quoted = message.split('\n').map((line) => `> ${line}`);
  return `Hello ${name},\n\n\n\n${quoted.join('\n')}\n`;
}
