/** An example request and response for stays. A test checks both against the API. */
export const exampleStays = {
  sent: {
    zone: 'schengen',
    stays: [
      { entry: '2026-01-10', exit: '2026-03-10' },
      { entry: '2026-05-04', exit: '2026-06-04' },
    ],
    on: '2026-07-20',
    today: '2026-04-01',
  },
  response: {
    used: 80,
    left: 10,
    overstayed: ['2026-06-03', '2026-06-04'],
    ifEntering: { days: 60, lastDay: '2026-09-17' },
    nextFull: '2026-09-01',
    advice: [{ stay: 1, enterFrom: '2026-05-04', leaveBy: '2026-06-02' }],
  },
};
