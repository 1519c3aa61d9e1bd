/** The stages and levels of BEDMAS (docs/product/curriculum.md, "BEDMAS"). */
import type { OperationCurriculum } from '../operation-curriculum.ts'

export const bedmas = {
  area: 'fouroperations',
  title: 'BEDMAS',
  target: 5,
  timed: false,
  part: 'Stage',
  columns: { per: 'part' },
  stages: [
    {
      id: '1',
      theme: 'Order of operations',
      levels: {
        '1.1': '2 + 3 × 4',
        '1.2': '36 ÷ 6 + 12',
        '1.3': '(24 + 36) ÷ 6 × 12',
        '1.4': '(12.5 + 10) × 10 − 25',
      },
    },
  ],
} as const satisfies OperationCurriculum
