import pg from 'pg'

export interface Statement {
  /** The name under which the connection prepares the statement. */
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
}

/** The rows of a statement, in the form that Kysely expects. */
export interface Result {
  readonly rows: unknown[]
  readonly command: string | undefined
  readonly rowCount: number
}

interface ResultColumn {
  readonly name: string
  readonly parse: (text: string) => unknown
}

/** The statements that a connection has prepared: the columns of their rows by the statement's name. */
export type Prepared = Map<string, readonly ResultColumn[]>

interface RowDescription {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[]
}

/**
 * Runs prepared statements, and returns their results, in one round trip. PostgreSQL skips all statements behind one
 * that fails, up to the single Sync at the end, so none of them runs outside a transaction that did not begin. The
 * driver's own queries each end with a Sync and ask for the names of the columns every time.
 */
export function runPrepared(
  client: pg.PoolClient,
  prepared: Prepared,
  statements: readonly Statement[],
): Promise<Result[]> {
  return new Promise((resolve, reject) => {
    client.query(new Run(prepared, statements, (error, results) => (error ? reject(error) : resolve(results))))
  })
}

/** The driver calls its methods with the messages of PostgreSQL, and replaces `callback` to limit the time. */
class Run implements pg.Submittable {
  callback: (error: Error | null, results: Result[]) => void
  readonly #prepared: Prepared
  readonly #statements: readonly Statement[]
  readonly #results: Result[] = []
  #columns: readonly ResultColumn[] | undefined
  #rows: unknown[] = []

  constructor(prepared: Prepared, statements: readonly Statement[], callback: Run['callback']) {
    this.#prepared = prepared
    this.#statements = statements
    this.callback = callback
  }

  submit(connection: pg.Connection): void {
    // All messages are written with one system call.
    connection.stream.cork()
    for (const { name, text, values } of this.#statements) {
      const isPrepared = this.#prepared.has(name)
      if (!isPrepared) {
        // An earlier attempt may have failed after it had prepared the statement.
        connection.close({ type: 'S', name }, true)
        connection.parse({ name, text, types: [] }, true)
      }
      connection.bind({ statement: name, values: values.map(textOf) }, true)
      if (!isPrepared) connection.describe({ type: 'P' }, true)
      connection.execute(null, true)
    }
    connection.sync()
    connection.stream.uncork()
  }

  handleRowDescription({ fields }: RowDescription): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }))
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const columns = this.#columns ?? this.#prepared.get(this.#current) ?? []
    const row: Record<string, unknown> = {}
    for (let i = 0; i < columns.length; i++) {
      const text = fields[i] ?? null
      const { name, parse } = columns[i]!
      row[name] = text === null ? null : parse(text)
    }
    this.#rows.push(row)
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    const name = this.#current
    if (!this.#prepared.has(name)) this.#prepared.set(name, this.#columns ?? [])
    const words = text.split(' ')
    this.#results.push({ rows: this.#rows, command: words[0], rowCount: Number(words.at(-1)) || 0 })
    this.#columns = undefined
    this.#rows = []
  }

  handleError(error: Error): void {
    this.callback(error, [])
  }

  handleReadyForQuery(): void {
    this.callback(null, this.#results)
  }

  /** The name of the statement whose messages arrive. */
  get #current(): string {
    return this.#statements[this.#results.length]?.name ?? ''
  }
}

const textOf = (value: unknown): string | null => (value === null || value === undefined ? null : String(value))

const { INT8, NUMERIC } = pg.types.builtins

/** Parses counts and times as numbers, as in SQLite. The driver's own parsers return text. */
export const parserOf: (type: number) => (text: string) => unknown = (type) =>
  type === INT8 || type === NUMERIC ? Number : pg.types.getTypeParser(type, 'text')
