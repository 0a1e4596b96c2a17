/** Made by scripts/dev/worldMap.ts. */
declare module 'virtual:world-map' {
  /** The address of the SVG that has an element for each country, with its code for id. */
  export const outlineAddress: string;
  /** The size of the drawing in its own units. */
  export const width: number;
  export const height: number;
  /** The middle of each country's largest part, by code, in the order of painting. */
  export const middles: Record<string, [x: number, y: number]>;
  /** The countries that are dots. */
  export const dots: string[];
}
