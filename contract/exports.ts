/** Copies of a class and of its listed students, for its owner. */
import { z } from 'zod'
import { ofClass } from './classes.ts'
import type { Endpoints } from './endpoint.ts'
import { accountId } from './fields.ts'

const zip = z
  .string()
  .meta({ id: 'Zip', format: 'binary', description: 'A ZIP file with a JSON and a CSV file for each table' })

export const exportEndpoints = {
  'GET /api/classes/{class}/export': {
    operationId: 'exportClass',
    logs: 'exported',
    tag: 'Classes',
    summary: 'A copy of a class with its students, as a ZIP file',
    description:
      'It has everything of listed students whose cards the class holds, and of other students what the pages of the ' +
      'class show. It has no secret and nothing of other classes. A teacher may export once a minute.',
    who: 'owns',
    downloads: true,
    params: ofClass,
    output: zip,
  },
  'GET /api/classes/{class}/students/{student}/export': {
    operationId: 'exportStudent',
    logs: 'exported',
    tag: 'Students',
    summary: 'A copy of a listed student whose card the class holds, as a ZIP file',
    description: 'A teacher may export once a minute.',
    who: 'owns',
    ofFormerStudents: true,
    downloads: true,
    params: ofClass.extend({ student: accountId }),
    output: zip,
  },
} as const satisfies Endpoints
