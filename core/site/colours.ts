/** Background colours of the pages by colour scheme, for browsers and systems. */
export const siteColors = { light: '#f7f3ea', dark: '#0d1822' } as const;

/**
 * The colours of the site in its light and its dark theme, for what is drawn without its style sheet: the
 * widget and share images. A test compares them with `src/styles/tokens.css`, which pages use.
 */
export const colours = {
  paper: [siteColors.light, siteColors.dark],
  surface: ['#ffffff', '#152331'],
  ink: ['#12263a', '#eef1ee'],
  'ink-soft': ['#475869', '#b0bcc7'],
  'line-strong': ['#837b6b', '#7b8c9a'],
  accent: ['#b8341d', '#ff8a6d'],
  'on-accent': ['#ffffff', '#1d0d08'],
  focus: ['#1559b5', '#8cc0ff'],
  free: ['#17633d', '#7fdcaa'],
  'free-ground': ['#e5f3ea', '#12301f'],
  arrival: ['#1b4f8f', '#9cc7ff'],
  'arrival-ground': ['#e6eff9', '#13283f'],
  advance: ['#9a3412', '#ffb38a'],
  'advance-ground': ['#fceee4', '#3a2013'],
  refused: ['#8f1d2c', '#ff9fa8'],
  'refused-ground': ['#fbe6e8', '#3b151b'],
  doubtful: ['#7a5200', '#f5c55c'],
  'doubtful-ground': ['#fdf1cf', '#352806'],
  unknown: ['#475869', '#b0bcc7'],
  'unknown-ground': ['#eceae4', '#1c2b38'],
} as const;

export type Colour = keyof typeof colours;
