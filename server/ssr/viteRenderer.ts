import { join } from 'node:path';
import { translateRequests } from '../languages/translations.ts';
import type { PageRenderer } from './pageRenderer.ts';

type ServerEntry = typeof import('#src/entry-server.tsx');
type PageAssets = import('#src/entry-server.tsx').PageAssets;

const root = join(import.meta.dirname, '..', '..');

/** The script that @vitejs/plugin-react would add to an index.html, which this app lacks. */
const reactRefresh = `
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
`;

const manifest: PageAssets['manifest'] = {
  routes: {
    __root__: {
      css: ['/src/styles/app.css'],
      scripts: [
        { attrs: { type: 'module', src: '/@vite/client' } },
        { attrs: { type: 'module' }, children: reactRefresh },
        { attrs: { type: 'module', src: '/src/entry-client.tsx' } },
      ],
    },
  },
};

/** The React app through Vite, with hot reload, in the same process as `app`. */
export async function developmentPages(): Promise<PageRenderer> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true },
  });
  const loadEntry = async () => {
    const entry = (await vite.ssrLoadModule('/src/entry-server.tsx')) as ServerEntry;
    translateRequests(entry);
    return entry;
  };
  return {
    render: async (page) => (await loadEntry()).render(page, { manifest }),
    load: async (page) => (await loadEntry()).load(page, { manifest }),
    publicFolders: { hashed: undefined, plain: join(root, 'src', 'public') },
    development: true,
    attach: (app) => {
      app.addHook('onRequest', (request, reply, done) => {
        vite.middlewares(request.raw, reply.raw, () => done());
      });
      app.addHook('onClose', () => vite.close());
    },
  };
}
