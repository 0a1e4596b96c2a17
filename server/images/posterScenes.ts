import type { Continent } from '../schemas/constants.ts';
import { desert, savanna } from './dryScenes.ts';
import { alps, rainforest } from './greenScenes.ts';
import type { Scene } from './posterShapes.ts';
import { bay, ice, islands } from './seaScenes.ts';

/** The scene of each continent, for destinations without an image. */
export const sceneOf: Record<Continent, Scene> = {
  Europe: alps,
  Asia: bay,
  Africa: savanna,
  'North America': desert,
  'South America': rainforest,
  Oceania: islands,
  Antarctica: ice,
};
