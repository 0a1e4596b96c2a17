import { sitePages } from '#core/site/sitePageNames.ts';
import type { SiteCalls } from './siteCalls.ts';

/**
 * Saves every setting with another value than its default, site, contact block and pages twice, so
 * that an earlier version of each can be restored. The mail server is one that nobody runs.
 */
export async function saveSettings(team: SiteCalls): Promise<void> {
  const save = async (name: string, fields: object) => {
    const toEdit = ['Site', 'Contact'].includes(name)
      ? `${name.toLowerCase()}ToEdit`
      : lowered(name);
    const stored = await team.read<{ version: number }>(`settings.${toEdit}`);
    await team.write(`settings.update${name}`, { ...fields, version: stored.version });
  };
  const site = { heroText: 'See what you need, and where it says so.', defaultPassport: 'BR' };
  for (const heroTitle of ['Where next?', 'Where to next?']) {
    await save('Site', { ...site, heroTitle, name: 'Wayfarer' });
  }
  const block = {
    postalAddress: '2 Quay Road, Port City',
    email: 'desk@example.com',
    officeHours: [{ days: 'Every day', hours: '8 AM to 8 PM' }],
    socialLinks: { facebook: '', instagram: 'https://instagram.com/wayfarer', x: '' },
    hidden: {
      postalAddress: false,
      email: false,
      phone: true,
      facebook: false,
      instagram: false,
      x: false,
    },
    placeholdersShown: false,
  };
  for (const phone of ['+1 555 0198', '+1 555 0199']) await save('Contact', { ...block, phone });
  await save('Staleness', { editionDays: 120, ruleDays: 300 });
  await save('Embedding', { sites: ['https://partner.example'] });
  await save('SearchEngines', { answers: false });
  await save('LinkChecks', { enabled: false });
  await save('Security', { requireTwoFactor: false, sessionLifetimeDays: 60 });
  const { sources } = await team.read<{ sources: object[] }>('settings.followedSources');
  await save('FollowedSources', {
    enabled: false,
    sources: sources.map((source) => ({ ...source, days: 14, appliesHarder: true })),
  });

  for (const page of sitePages) {
    for (const when of ['2025', '2026']) {
      const { version } = await team.read<{ version: number }>('sitePage.toEdit', { page });
      await team.write('sitePage.update', {
        page,
        version,
        fields: {
          description: `The ${page} of Wayfarer`,
          intro: `As of ${when}.`,
          text: `# What we do\n\nWe keep **little**, as of ${when}.`,
        },
      });
    }
  }
  const footer = await team.read<{ version: number }>('sitePage.footerToEdit');
  await team.write('sitePage.updateFooter', {
    version: footer.version,
    fields: { intro: 'What your passport needs.', note: 'Made in Port City.' },
  });

  const mail = await team.read<{ version: number }>('mail.settings');
  await team.write('mail.updateSettings', {
    version: mail.version,
    fields: {
      host: '127.0.0.1',
      port: 1,
      security: 'none',
      user: '',
      password: '',
      from: 'Wayfarer <visa@example.com>',
    },
  });
}

/** Switches a country off, and another off and on again. */
export async function switchCountries(team: SiteCalls): Promise<void> {
  for (const [code, enabled] of [
    ['NR', false],
    ['TV', false],
    ['TV', true],
  ] as const) {
    await team.write('country.setEnabled', { code, enabled });
  }
}

const lowered = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
