/** Stays as they are sent to the API, and its response. A test holds both to what the API does. */
export const exampleStays = {
  sent: {
    zone: 'schengen',
    stays: [
      { entry: '2026-01-10', exit: '2026-03-10' },
      { entry: '2026-05-04', exit: '2026-06-04' },
    ],
    on: '2026-07-20',
  },
  response: {
    used: 80,
    left: 10,
    overstayed: ['2026-06-03', '2026-06-04'],
    ifEntering: { days: 58, lastDay: '2026-09-15' },
    nextFull: '2026-09-03',
  },
};
