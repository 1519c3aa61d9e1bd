/** The strokes of the icons that many screens share, in a view box of 24 by 24. */
export const iconPaths = {
  back: ['M15 5l-7 7 7 7'],
  clock: ['M12 5.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15', 'M12 9v4l2.5 2M9.5 2.5h5'],
  cloud: ['M7 18a4 4 0 0 1-.5-8A6 6 0 0 1 18 9.5a4.3 4.3 0 0 1-1 8.5', 'M9 15l3 3 3-3M12 18v-6'],
  del: ['M9 5h11v14H9l-6-7z', 'M12 9.5l5 5M17 9.5l-5 5'],
  dot: ['M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12'],
  ear: ['M6 10a6 6 0 1 1 12 0c0 3-2 4-3 6-1 2-1 5-4 5-2 0-3-1-3-3', 'M9 10a3 3 0 1 1 6 0c0 2-2 2-2 4'],
  eye: ['M3 13a9.5 9.5 0 0 1 18 0', 'M12 9.8a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4'],
  half: ['M5 15.5a7 7 0 0 1 14 0z'],
  hint: ['M3 18a4.5 6 0 0 1 9 0M12 18a4.5 9 0 0 1 9 0M2 18h20'],
  leave: ['M10 4H5v16h5M14 8l4 4-4 4M18 12H9'],
  plus: ['M12 5v14M5 12h14'],
  save: ['M12 4v10M8 10.5l4 4 4-4', 'M4.5 16v4h15v-4'],
  squares: ['M4 4h16v16H4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16'],
  tick: ['M5 13l4.5 4.5L19 7.5'],
  turn: ['M5 5v5.5h5.5', 'M5.5 10.3A7.5 7.5 0 1 1 5.2 15'],
} as const satisfies Record<string, readonly string[]>
export type IconName = keyof typeof iconPaths
