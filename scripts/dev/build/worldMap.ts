import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { drawWorld, readAtlas, shippedDetail, type WorldDrawing } from './drawWorld.ts';

const id = 'virtual:world-map';
const resolved = `\0${id}`;

/**
 * Draws the world map as a file of the client build, named by its content hash, and provides its
 * address and data to pages (`src/site/map/outline.d.ts`).
 */
export function worldMap(): Plugin {
  let drawing: WorldDrawing | undefined;
  const drawn = () => {
    drawing ??= drawWorld(readAtlas('50m'), shippedDetail);
    return drawing;
  };
  return {
    name: 'world-map',
    resolveId: (source) => (source === id ? resolved : undefined),
    load(module) {
      if (module !== resolved) return;
      const { svg, width, height, middles, dots } = drawn();
      const fileName = `assets/${nameOf(svg)}`;
      if (this.environment.mode === 'build' && this.environment.name === 'client') {
        this.emitFile({ type: 'asset', fileName, source: svg });
      }
      return [
        `export const outlineAddress = '/${fileName}';`,
        `export const width = ${width};`,
        `export const height = ${height};`,
        `export const middles = ${JSON.stringify(middles)};`,
        `export const dots = ${JSON.stringify(dots)};`,
      ].join('\n');
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/assets/world-map-')) return next();
        response.setHeader('content-type', 'image/svg+xml').end(drawn().svg);
      });
    },
  };
}

function nameOf(svg: string): string {
  return `world-map-${createHash('sha256').update(svg).digest('base64url').slice(0, 8)}.svg`;
}
