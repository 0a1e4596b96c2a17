import { expect, test } from 'vitest';
import {
  type PackedGroupRow,
  type PackedMapCountry,
  packGroupMap,
  packGroupRows,
  unpackGroupMap,
  unpackGroupRows,
} from '#core/answers/packedGroup.ts';

test('the list and the map of a group are the same after packing', () => {
  const rows: PackedGroupRow[] = [
    [
      'BR',
      3,
      [90, -3],
      [
        [3, 90, 0],
        [3, -3, 33],
      ],
    ],
    [
      'FR',
      1,
      'unlimited',
      [
        [1, 0, 0],
        [2, 0, 4],
      ],
    ],
    [
      'KP',
      0,
      [],
      [
        [0, 0, 0],
        [9, 0, 1],
      ],
    ],
  ];
  expect(unpackGroupRows(packGroupRows(rows))).toEqual(rows);
  expect(unpackGroupRows(packGroupRows([]))).toEqual([]);
  const countries: PackedMapCountry[] = [
    ['BR', [3, -3, 33], 'IN'],
    ['KP', [0, 0, 0], 'GB'],
  ];
  expect(unpackGroupMap(packGroupMap(countries))).toEqual(countries);
  expect(unpackGroupMap(packGroupMap([]))).toEqual([]);
});
