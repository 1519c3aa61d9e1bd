/** The strokes of the icons for sound, which only levels have. */
export const soundIcons = {
  off: [
    'M9 17V6l10-2v11',
    'M6.5 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5M16.5 12.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5',
    'M3 3l18 18',
  ],
  on: [
    'M9 17V6l10-2v11',
    'M6.5 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5M16.5 12.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5',
  ],
} as const satisfies Record<string, readonly string[]>
