import type { routeTree as allRoutes } from './routeTree.gen.ts';

/** The public pages' part of all routes: the same root, without what is below /admin. */
export declare const routeTree: typeof allRoutes;
