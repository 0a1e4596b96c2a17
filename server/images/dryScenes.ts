import { acacia, between, cactus, hills, mesa, path, repeat, type Scene } from './posterShapes.ts';

/** Open grassland under a low sun. */
export const savanna: Scene = {
  palettes: [
    {
      sky: ['#b5503f', '#e58d5c', '#ffdcae'],
      sun: '#d9442b',
      light: '#ffe9c4',
      land: ['#c98058', '#b0683f', '#8a4f33', '#5b3a2c', '#2b1f24'],
      water: '#e9b44c',
    },
    {
      sky: ['#33495c', '#b98a6e', '#f6d79c'],
      sun: '#d9442b',
      light: '#fff0cf',
      land: ['#b39a6a', '#a08246', '#7d6a3a', '#4d4a30', '#1d2a30'],
      water: '#d7c27c',
    },
  ],
  draw: (random, { land, light }, sunX) => {
    const [far, middle, near, dark, front] = land;
    const side = sunX > 600 ? -1 : 1;
    return [
      mesa(
        [600 + side * between(random, 260, 380), 430, 572, between(random, 120, 190)],
        [far, middle, middle],
      ),
      hills(random, far, 556, 16, 4),
      hills(random, middle, 610, 18),
      acacia(600 - side * between(random, 320, 420), 640, 90, dark),
      acacia(600 + side * between(random, 40, 140), 626, 60, dark),
      hills(random, near, 680, 26),
      path(light, 'M0 748Q420 700 780 742T1200 724v10Q900 762 640 752T0 764z', ' opacity=".35"'),
      hills(random, dark, 776, 24),
      acacia(600 + side * between(random, 300, 400), 820, between(random, 250, 310), front),
      hills(random, front, 842, 20),
    ].join('');
  },
};

/** Table mountains and cactuses. */
export const desert: Scene = {
  palettes: [
    {
      sky: ['#2d6073', '#a7b59a', '#fbd9a4'],
      sun: '#d9442b',
      light: '#fff3d6',
      land: ['#d99a70', '#c9744f', '#a5543d', '#6b342c', '#2a2430'],
      water: '#e0b58e',
    },
    {
      sky: ['#3a2f5c', '#c06a72', '#ffc28c'],
      sun: '#d9442b',
      light: '#ffe0b8',
      land: ['#c27a78', '#9c5566', '#733f58', '#452d4a', '#171b33'],
      water: '#d78678',
    },
  ],
  draw: (random, { land, light }, sunX) => {
    const [far, middle, near, dark, front] = land;
    const side = sunX > 600 ? -1 : 1;
    const butte = 600 + side * between(random, 230, 330);
    return [
      hills(random, far, 540, 24, 5),
      mesa([butte, between(random, 300, 350), 610, between(random, 70, 110)], [middle, far, near]),
      mesa(
        [butte + side * 230, between(random, 390, 430), 610, between(random, 40, 60)],
        [middle, far, near],
      ),
      mesa([600 - side * between(random, 380, 460), 440, 610, 120], [middle, far, near]),
      hills(random, middle, 604, 14, 4),
      hills(random, near, 664, 26),
      path(
        light,
        'M560 640q60 60 -40 120t60 140h150q-120 -80 -50 -150t-90 -110z',
        ' opacity=".45"',
      ),
      hills(random, dark, 786, 36),
      repeat(5, (index) =>
        cactus(
          60 + index * 265 + between(random, -40, 40),
          between(random, 820, 850),
          between(random, 100, 230),
          front,
        ),
      ),
      hills(random, front, 856, 18),
    ].join('');
  },
};
