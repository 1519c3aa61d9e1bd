import { expect, test } from 'vitest'
import { schema } from './schema.ts'
import { onBothEngines } from './test/on-engines.ts'

const typeByEngineType: Record<string, string> = {
  text: 'text',
  integer: 'integer',
  int4: 'integer',
  bigint: 'bigint',
  int8: 'bigint',
}

onBothEngines((opened) => {
  test('the migrated database has the described tables and columns, no more and no fewer', async () => {
    const tables = await opened.db.introspection.getTables()
    const found = Object.fromEntries(
      tables
        .filter(({ isView }) => !isView)
        .map(({ name, columns }) => [
          name,
          Object.fromEntries(
            columns.map((column) => {
              const type = typeByEngineType[column.dataType.toLowerCase()] ?? column.dataType
              return [column.name, column.isNullable ? `${type}?` : type]
            }),
          ),
        ]),
    )
    expect(found).toEqual(schema)
  })
})
