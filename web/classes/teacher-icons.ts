/** The strokes of the icons of a teacher's screens, which no student loads. */
export const teacherIcons = {
  bin: ['M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13'],
  chart: ['M5 20v-6M12 20V9M19 20V4'],
  copy: [
    'M10 8.5h8a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 8.5 19v-9A1.5 1.5 0 0 1 10 8.5',
    'M15.5 5A1.5 1.5 0 0 0 14 3.5H6A1.5 1.5 0 0 0 4.5 5v9A1.5 1.5 0 0 0 6 15.5',
  ],
  edit: ['M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19z'],
  insight: ['M3 19h18M4 19a6.5 6.5 0 0 1 13 0', 'M18.5 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6'],
  people: [
    'M9 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7',
    'M2.5 20a6.5 6.5 0 0 1 13 0M16 5a3.5 3.5 0 0 1 0 6.5M18 14.5a6.5 6.5 0 0 1 3.5 5.5',
  ],
  print: ['M7 9V4h10v5', 'M7 17H4.5V9.5h15V17H17', 'M7 14h10v6H7z'],
  screen: ['M5 4h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2', 'M12 16v4M8 20h8'],
  search: ['M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12', 'M15 15l5 5'],
  sort: ['M8 10l4-4 4 4', 'M8 14l4 4 4-4'],
  task: ['M5 4h14v16H5z', 'M8.5 12l2.5 2.5 4.5-5'],
  undo: ['M9.5 5.5L5 10l4.5 4.5', 'M5.5 10H14a5 5 0 0 1 0 10h-3.5'],
  shut: ['M6 6l12 12M18 6L6 18'],
} as const satisfies Record<string, readonly string[]>
