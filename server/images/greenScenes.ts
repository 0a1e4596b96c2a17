import {
  between,
  fir,
  hills,
  PAPER,
  palm,
  path,
  peak,
  repeat,
  rock,
  type Scene,
} from './posterShapes.ts';

/** Snowy mountains behind a lake, firs in front, a village with red roofs. */
export const alps: Scene = {
  palettes: [
    {
      sky: ['#2c5f73', '#86aa9f', '#f6d9ae'],
      sun: '#d9442b',
      light: '#fdf3df',
      land: ['#8aa6a8', '#5d7f86', '#3d6460', '#28504a', '#12303a'],
      water: '#7fa9a8',
    },
    {
      sky: ['#3a3f63', '#b0788a', '#f8c99a'],
      sun: '#d9442b',
      light: '#ffe9c4',
      land: ['#a88a98', '#75628a', '#4b4a72', '#2d3a58', '#12263a'],
      water: '#8d7a97',
    },
  ],
  draw: (random, { land, water }, sunX) => {
    const [far, middle, near, dark, front] = land;
    const side = sunX > 600 ? -1 : 1;
    const top = 600 + side * between(random, 200, 330);
    return [
      hills(random, far, 520, 50, 4),
      peak(random, [top, between(random, 230, 290), 640, 300], [far, middle], PAPER),
      peak(random, [top - side * 270, between(random, 360, 420), 640, 210], [far, middle], PAPER),
      hills(random, near, 620, 26),
      path(water, 'M0 676Q600 634 1200 672V900H0z'),
      village(600 - side * between(random, 60, 200), 668),
      hills(random, dark, 770, 34),
      repeat(9, (index) =>
        fir(
          between(random, 0, 90) + index * 138,
          between(random, 776, 816),
          between(random, 90, 170),
          front,
        ),
      ),
      hills(random, front, 856, 22),
    ].join('');
  },
};

function village(x: number, y: number): string {
  const house = (dx: number, width: number, height: number) =>
    path(PAPER, `M${x + dx} ${y}v${-height}h${width}v${height}z`) +
    path(
      '#d9442b',
      `M${x + dx - 6} ${y - height}l${width / 2 + 6} ${-width * 0.6}l${width / 2 + 6} ${width * 0.6}z`,
    );
  const spire = path('#b8341d', `M${x + 12} ${y - 74}l13 -56l13 56z`);
  return [
    path('#12303a', `M${x - 130} ${y + 6}q150 -34 320 0z`),
    house(-70, 34, 22),
    path(PAPER, `M${x + 14} ${y}v-74h22v74z`) + spire,
    house(36, 48, 28),
    house(-24, 30, 30),
    house(100, 32, 20),
  ].join('');
}

/** Rounded mountains above a forest, a river towards the sun. */
export const rainforest: Scene = {
  palettes: [
    {
      sky: ['#1f5a5e', '#86b08a', '#f9dfa0'],
      sun: '#d9442b',
      light: '#fff6df',
      land: ['#7fae92', '#4d8a6c', '#2f6b52', '#1d4a3f', '#12302f'],
      water: '#e8d9a2',
    },
    {
      sky: ['#443f58', '#cc8a72', '#ffd79a'],
      sun: '#d9442b',
      light: '#fff0cf',
      land: ['#a39a86', '#6f7d68', '#476556', '#2a4a48', '#142c34'],
      water: '#f0c49c',
    },
  ],
  draw: (random, { land, water }, sunX) => {
    const [far, middle, near, dark, front] = land;
    const canopy = (y: number, fill: string) =>
      path(
        fill,
        `M0 900V${y}${repeat(15, () => `q40 ${-between(random, 34, 78)} 80 ${between(random, -4, 4)}`)}V900z`,
      );
    return [
      hills(random, far, 520, 40, 4),
      rock([sunX - between(random, 250, 340), between(random, 290, 340), 640, 170], [far, middle]),
      rock([sunX + between(random, 230, 330), between(random, 380, 430), 640, 130], [far, middle]),
      canopy(600, middle),
      canopy(656, near),
      path(water, `M${sunX - 40} 640q130 40 10 90t-150 170h340q-100 -90 10 -160t-150 -100z`),
      canopy(772, dark),
      palm(between(random, 90, 190), 880, between(random, 330, 400), -30, front),
      palm(between(random, 240, 300), 890, between(random, 210, 260), 34, front),
      palm(between(random, 990, 1110), 890, between(random, 320, 400), 36, front),
      canopy(872, front),
    ].join('');
  },
};
