import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// The colours of accesses, as seen with colour vision deficiencies.

/** Colours closer than this in OKLab may be confused; 0.02 is just noticeable. */
const LEAST_DISTANCE = 0.08;

/** The minimum distance of a colour from the sea, from bare land and from borders. */
const LEAST_FROM_GROUND = 0.04;

/** Machado, Oliveira and Fernandes 2009, severity 1.0, on linear RGB. */
const visions: Record<string, number[][]> = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const themes = ['light', 'dark'] as const;

function coloursIn(file: string, prefix: string, theme: (typeof themes)[number]) {
  const css = readFileSync(new URL(`../../../src/${file}`, import.meta.url), 'utf8');
  const pattern = new RegExp(`--${prefix}([a-z-]+): light-dark\\((#\\w{6}), (#\\w{6})\\)`, 'g');
  return new Map(
    [...css.matchAll(pattern)].map(([, name = '', light = '', dark = '']) => [
      name,
      theme === 'light' ? light : dark,
    ]),
  );
}

const cases = themes.flatMap((theme) => Object.keys(visions).map((vision) => ({ theme, vision })));

describe.each(cases)('$theme theme, $vision', ({ theme, vision }) => {
  const seen = (colour: string) => okLab(times(visions[vision] ?? [], linear(colour)));
  const accesses = coloursIn('styles/accessScale.css', 'access-', theme);
  const grounds = coloursIn('site/map/worldMap.css', 'map-', theme);

  test('all accesses are distinguishable', () => {
    expect([...accesses.keys()]).toHaveLength(11);
    const near = [...accesses].flatMap(([name, colour], index) =>
      [...accesses]
        .slice(index + 1)
        .map(([other, otherColour]) => [name, other, distance(seen(colour), seen(otherColour))])
        .filter(([, , apart]) => Number(apart) < LEAST_DISTANCE),
    );
    expect(near).toEqual([]);
  });

  test('each contrasts with sea and land', () => {
    expect([...grounds.keys()]).toEqual(['sea', 'land', 'border']);
    const near = [...accesses]
      .filter(([name]) => name !== 'unknown')
      .flatMap(([name, colour]) =>
        [...grounds]
          .map(([ground, other]) => [name, ground, distance(seen(colour), seen(other))])
          .filter(([, , apart]) => Number(apart) < LEAST_FROM_GROUND),
      );
    expect(near).toEqual([]);
  });
});

function linear(colour: string): number[] {
  return [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}

/** OKLab of linear sRGB, https://bottosson.github.io/posts/oklab/ */
function okLab(rgb: number[]): number[] {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb.map((value) => Math.min(1, Math.max(0, value))),
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones.map(Math.cbrt),
  );
}

function times(matrix: number[][], vector: number[]): number[] {
  return matrix.map((row) => row.reduce((sum, value, at) => sum + value * (vector[at] ?? 0), 0));
}

function distance(a: number[], b: number[]): number {
  return Math.hypot(...a.map((value, at) => value - (b[at] ?? 0)));
}
