import { expect, test } from 'vitest';
import { destinationFixture } from '../fixtures/destination.ts';
import { contactInput } from '../fixtures/inputs.ts';
import { refusalOf, siteOfFile } from '../support/site/testApp.ts';

const site = siteOfFile();

test.each([
  'javascript:pwned()',
  'JavaScript:pwned()',
  ' javascript:pwned()',
  'java\nscript:pwned()',
  'data:text/html,<script>pwned()</script>',
  'vbscript:pwned()',
  '//evil.example/x.jpg',
  '/\\evil.example/x.jpg',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
])('%j is refused in every address field', async (address) => {
  const { api } = await site().signedIn();
  const image = { src: address, alt: 'x', width: 1, height: 1 };
  const socialLinks = { ...contactInput().socialLinks, x: address };
  const refusals = await Promise.all(
    [
      api.destination.create.mutate(destinationFixture({ imageUrl: address })),
      api.destination.create.mutate(destinationFixture({ images: [image] })),
      api.settings.updateContact.mutate({ ...contactInput({ socialLinks }), version: 0 }),
    ].map(refusalOf),
  );
  expect(refusals.map(({ code }) => code)).toEqual(['BAD_REQUEST', 'BAD_REQUEST', 'BAD_REQUEST']);
  const [ofImage, ofPhoto, ofLink] = refusals.map(({ fieldErrors }) => Object.keys(fieldErrors));
  expect(ofImage).toEqual(['imageUrl']);
  expect(ofPhoto?.[0]).toMatch(/^images/);
  expect(ofLink).toEqual(['socialLinks']);
});
