/** The strokes of the icons of the footer. */
export const socialIcons = {
  facebook: ['M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-2 2-2h1.5V2.3C17 2.2 16 2 15 2c-2.8 0-4.5 1.7-4.5 4.7v2.8h-3V13h3v8'],
  mail: ['M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2', 'M4 7l8 6 8-6'],
  youtube: ['M6.5 5.5h11a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4', 'M10.5 9.5v5l4-2.5z'],
} as const satisfies Record<string, readonly string[]>
