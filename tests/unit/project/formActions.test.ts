import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '..', '..', '..', 'src');

/** The tags of a component's forms. */
function formsIn(code: string): string[] {
  return code.match(/<(?:form|VisitorForm|ContactForm)\b(?:=>|[^>])*>/g) ?? [];
}

/** Whether a form stays in its page's language: on the page, or at the address of the language. */
function staysInLanguage(form: string): boolean {
  const [, action] = /\baction=(\S+)/.exec(form) ?? [];
  return action === undefined || /^(?:"#|\{`#|\{localAddress\(|\{action\})/.test(action);
}

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.includes('admin'))
  .sort();

it('every form of a public page is sent in the page’s language', () => {
  const forms = files.flatMap((file) =>
    formsIn(readFileSync(join(src, file), 'utf8')).map((form) => ({ file, form })),
  );
  expect(forms.filter(({ form }) => /\baction=/.test(form)).length).toBeGreaterThan(15);
  expect(forms.filter(({ form }) => !staysInLanguage(form))).toEqual([]);
});

it('an address without the language, or of the router, is found', () => {
  expect(staysInLanguage('<form action="/contact">')).toBe(false);
  expect(staysInLanguage('<form action={addressOf.stays}>')).toBe(false);
  expect(staysInLanguage(`<form action={\`\${href}#check\`}>`)).toBe(false);
  expect(staysInLanguage('<form method="post" action={localAddress("/contact")}>')).toBe(true);
});
