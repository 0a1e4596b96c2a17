import type { routeTree as allRoutes } from './routeTree.gen.ts';

/** The public pages' routes: the same root, without those below /admin. */
export declare const routeTree: typeof allRoutes;
