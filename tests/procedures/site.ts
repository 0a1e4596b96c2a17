import { faqInput } from '../fixtures/inputs.ts';
import { type Api, administrator, editor, type ProceduresOf, visitor } from './procedure.ts';
import { columnsOfAny, content, intoTrash, removed, replaced, setting, stored } from './touches.ts';

export const site: ProceduresOf<'faq' | 'translation' | 'sitePage' | 'markdown' | 'settings'> = {
  'faq.list': visitor((api) => api.faq.list.query()),
  'faq.deleteMany': editor(content(intoTrash(removed('faqs'))), async (api) =>
    api.faq.deleteMany.mutate({ ids: [await newFaq(api, 'one'), await newFaq(api, 'another')] }),
  ),
  'faq.listToEdit': editor((api) => api.faq.listToEdit.query()),
  'faq.byId': editor(async (api) => api.faq.byId.query({ id: await newFaq(api, 'read') })),
  'faq.create': editor(content(stored('faqs')), (api) => newFaq(api, 'created')),
  'faq.update': editor(content(replaced('faqs', 'position')), async (api) =>
    api.faq.update.mutate({ id: await newFaq(api, 'updated'), version: 1, fields: faqInput() }),
  ),
  'faq.move': editor(content(columnsOfAny('faqs', 'position')), async (api) =>
    api.faq.move.mutate({ id: await newFaq(api, 'moved'), position: 0 }),
  ),
  'faq.delete': editor(content(intoTrash(removed('faqs'))), async (api) =>
    api.faq.delete.mutate({ id: await newFaq(api, 'deleted') }),
  ),
  'translation.list': editor((api) =>
    api.translation.list.query({ language: 'ja', search: 'visa' }),
  ),
  'translation.bySubject': editor((api) =>
    api.translation.bySubject.query({ language: 'ja', subject: 'messages/shell/skip' }),
  ),
  'translation.byId': editor(async (api) =>
    api.translation.byId.query({ id: (await translate(api, 'search')).id }),
  ),
  'translation.create': editor(content(stored('translations')), (api) => translate(api, 'skip')),
  'translation.update': editor(content(replaced('translations')), async (api) => {
    const { id, version, ...fields } = await translate(api, 'menu');
    return api.translation.update.mutate({ id, version, fields: { ...fields, text: '選ぶ' } });
  }),
  'translation.delete': editor(content(intoTrash(removed('translations'))), async (api) =>
    api.translation.delete.mutate({ id: (await translate(api, 'contact')).id }),
  ),
  'translation.deleteMany': editor(content(intoTrash(removed('translations'))), async (api) =>
    api.translation.deleteMany.mutate({ ids: [(await translate(api, 'legal')).id] }),
  ),
  'translation.corrected': visitor((api) =>
    api.translation.corrected.query({ namespaces: ['shell'] }),
  ),
  'sitePage.byName': visitor((api) => api.sitePage.byName.query({ page: 'privacy' })),
  'sitePage.list': administrator((api) => api.sitePage.list.query()),
  'sitePage.toEdit': administrator((api) => api.sitePage.toEdit.query({ page: 'terms' })),
  'sitePage.update': administrator(
    content(({ table, key }, { page }) => table === 'settings' && key === `page.${page}`),
    async (api) => {
      const { version, fields } = await api.sitePage.toEdit.query({ page: 'terms' });
      return api.sitePage.update.mutate({ page: 'terms', version, fields });
    },
  ),
  'sitePage.footerToEdit': administrator((api) => api.sitePage.footerToEdit.query()),
  'sitePage.updateFooter': administrator(content(setting('footer')), async (api) => {
    const { version, ...fields } = await api.sitePage.footerToEdit.query();
    return api.sitePage.updateFooter.mutate({ version, fields });
  }),
  'markdown.preview': editor((api) =>
    api.markdown.preview.mutate({ text: '**b**', topHeading: 2 }),
  ),
  'settings.site': visitor((api) => api.settings.site.query()),
  'settings.placeholders': administrator((api) => api.settings.placeholders.query()),
  'settings.siteToEdit': administrator((api) => api.settings.siteToEdit.query()),
  'settings.updateSite': administrator(content(setting('site')), async (api) =>
    api.settings.updateSite.mutate(await api.settings.siteToEdit.query()),
  ),
  'settings.contact': visitor((api) => api.settings.contact.query()),
  'settings.contactToEdit': administrator((api) => api.settings.contactToEdit.query()),
  'settings.updateContact': administrator(content(setting('contact')), async (api) =>
    api.settings.updateContact.mutate(await api.settings.contactToEdit.query()),
  ),
  'settings.embedding': administrator((api) => api.settings.embedding.query()),
  'settings.updateEmbedding': administrator(content(setting('embedding')), async (api) =>
    api.settings.updateEmbedding.mutate(await api.settings.embedding.query()),
  ),
  'settings.staleness': administrator((api) => api.settings.staleness.query()),
  'settings.updateStaleness': administrator(content(setting('staleness')), async (api) =>
    api.settings.updateStaleness.mutate(await api.settings.staleness.query()),
  ),
  'settings.security': administrator((api) => api.settings.security.query()),
  'settings.updateSecurity': administrator(setting('security'), async (api) =>
    api.settings.updateSecurity.mutate(await api.settings.security.query()),
  ),
  'settings.searchEngines': administrator((api) => api.settings.searchEngines.query()),
  'settings.updateSearchEngines': administrator(content(setting('search-engines')), async (api) =>
    api.settings.updateSearchEngines.mutate(await api.settings.searchEngines.query()),
  ),
  'settings.linkChecks': administrator((api) => api.settings.linkChecks.query()),
  'settings.updateLinkChecks': administrator(setting('link-checks'), async (api) =>
    api.settings.updateLinkChecks.mutate(await api.settings.linkChecks.query()),
  ),
  'settings.followedSources': administrator((api) => api.settings.followedSources.query()),
  'settings.updateFollowedSources': administrator(setting('followed-sources'), async (api) =>
    api.settings.updateFollowedSources.mutate(await api.settings.followedSources.query()),
  ),
};

async function newFaq(api: Api, question: string): Promise<string> {
  return (await api.faq.create.mutate({ fields: faqInput({ question }) })).id;
}

/** Translates a text of a setting that the site does not have, which is as good as one that it has. */
function translate(api: Api, name: string) {
  const fields = {
    language: 'ja' as const,
    subject: `settings/${name}/text`,
    english: 'A',
    text: 'あ',
  };
  return api.translation.create.mutate({ fields });
}
