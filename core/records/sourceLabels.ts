export const sourceLabels = {
  sourceTitle: 'Source',
  sourceAddress: 'Source address',
  sourceDate: 'Date of the Source',
};
