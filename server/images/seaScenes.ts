import {
  between,
  glitter,
  HORIZON,
  hills,
  iceberg,
  PAPER,
  type Palette,
  palm,
  path,
  peak,
  repeat,
  rock,
  type Scene,
} from './posterShapes.ts';

/** Steep rocks in a still bay, a sail, a shore with leaves. */
export const bay: Scene = {
  palettes: [
    {
      sky: ['#245a68', '#8fb39a', '#f8dcae'],
      sun: '#d9442b',
      light: '#fff3d6',
      land: ['#94b3a2', '#5f9088', '#38706b', '#1f5250', '#12332f'],
      water: '#b9c9a8',
    },
    {
      sky: ['#4b3560', '#c8736c', '#ffd58a'],
      sun: '#d9442b',
      light: '#ffe9c4',
      land: ['#c98f86', '#935f78', '#643f66', '#3d2c52', '#1a1f38'],
      water: '#e8a878',
    },
  ],
  draw: (random, palette, sunX) => {
    const [far, middle, near, dark, front] = palette.land;
    const rocks = (count: number, top: number, base: number, colours: [string, string]) =>
      repeat(count, (index) => {
        const x = (index + 0.5) * (1200 / count) + between(random, -60, 60);
        const half = between(random, 46, 104);
        return Math.abs(x - sunX) < 110
          ? ''
          : rock([x, top + between(random, -60, 90), base, half], colours);
      });
    return [
      hills(random, far, 540, 30, 4),
      rocks(6, 400, 566, [far, middle]),
      sea(palette),
      glitter(random, sunX, HORIZON, palette.light),
      rocks(4, 350, 622, [middle, near]),
      sail(sunX + between(random, -240, 240), 690),
      hills(random, dark, 820, 40),
      palm(between(random, 60, 170), 880, between(random, 300, 380), 40, front),
      palm(between(random, 1030, 1140), 890, between(random, 260, 360), -46, front),
      hills(random, front, 874, 20),
    ].join('');
  },
};

/** Islands in an open sea. */
export const islands: Scene = {
  palettes: [
    {
      sky: ['#20566e', '#7fb3b0', '#fbe0b0'],
      sun: '#d9442b',
      light: '#fff6e4',
      land: ['#8fb8ae', '#5a938f', '#35716f', '#1d4f55', '#10303c'],
      water: '#3f8c92',
    },
    {
      sky: ['#10283c', '#7d5c86', '#ffb98a'],
      sun: '#d9442b',
      light: '#ffdcae',
      land: ['#9b7a90', '#6e587e', '#4b3f68', '#2b2d50', '#0d1e30'],
      water: '#3b4068',
    },
  ],
  draw: (random, palette, sunX) => {
    const [far, middle, near, dark, front] = palette.land;
    const side = sunX > 600 ? -1 : 1;
    const island = 600 + side * between(random, 260, 360);
    return [
      peak(random, [island + side * 130, 440, HORIZON, 150], [far, middle]),
      peak(random, [island, between(random, 320, 370), HORIZON, 240], [middle, near]),
      rock([600 - side * between(random, 380, 470), 480, HORIZON, 90], [far, middle]),
      sea(palette),
      glitter(random, sunX, HORIZON, palette.light),
      repeat(6, (index) =>
        path(
          palette.light,
          `M${between(random, 0, 1000)} ${620 + index * 34}q30 -10 60 0t60 0v4q-30 10 -60 0t-60 0z`,
          ' opacity=".22"',
        ),
      ),
      sail(sunX + side * between(random, 150, 250), 650),
      path(dark, side > 0 ? 'M0 900V760Q240 740 470 900z' : 'M1200 900V760Q960 740 730 900z'),
      palm(600 - side * 470, 800, between(random, 360, 420), side * 60, front),
      palm(600 - side * 380, 830, between(random, 250, 310), side * 80, front),
      path(front, side > 0 ? 'M0 900V822Q200 800 390 900z' : 'M1200 900V822Q1000 800 810 900z'),
    ].join('');
  },
};

/** Ice on a cold sea. */
export const ice: Scene = {
  palettes: [
    {
      sky: ['#16344e', '#6f9fb4', '#f6e3cc'],
      sun: '#d9442b',
      light: '#f6f1e7',
      land: ['#c6dbe0', '#9cc0cd', '#6d9cb0', '#3f728c', '#173650'],
      water: '#2c6078',
    },
    {
      sky: ['#2a2d55', '#9b7a98', '#f8d3b6'],
      sun: '#d9442b',
      light: '#fff0e0',
      land: ['#e2d3da', '#bba9c2', '#8b83aa', '#555a88', '#1d2748'],
      water: '#474c7c',
    },
  ],
  draw: (random, palette, sunX) => {
    const [far, middle, near, dark, front] = palette.land;
    const side = sunX > 600 ? -1 : 1;
    return [
      peak(
        random,
        [600 + side * between(random, 250, 360), 330, HORIZON, 280],
        [middle, near],
        PAPER,
      ),
      peak(
        random,
        [600 - side * between(random, 380, 480), 430, HORIZON, 200],
        [far, middle],
        PAPER,
      ),
      sea(palette),
      glitter(random, sunX, HORIZON, palette.light),
      iceberg(
        random,
        [600 + side * between(random, 180, 300), 650, between(random, 120, 170), 190],
        [PAPER, middle],
      ),
      iceberg(
        random,
        [600 - side * between(random, 280, 400), 630, between(random, 70, 110), 110],
        [far, near],
      ),
      repeat(6, (index) =>
        path(
          PAPER,
          `M${between(random, 0, 1080)} ${690 + index * 22}h${between(random, 60, 150)}l14 9h-170z`,
          ' opacity=".75"',
        ),
      ),
      hills(random, dark, 850, 20),
      hills(random, front, 880, 14),
    ].join('');
  },
};

function sail(x: number, y: number): string {
  return [
    path('#12263a', `M${x - 52} ${y}h104l-16 22h-74z`),
    path('#d9442b', `M${x - 4} ${y - 8}v-96q-50 36 -46 96z`),
    path('#b8341d', `M${x + 4} ${y - 8}v-116q58 46 44 116z`),
  ].join('');
}

function sea({ water }: Palette, y = HORIZON): string {
  return path(water, `M0 ${y}H1200V900H0z`);
}
