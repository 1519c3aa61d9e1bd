/** The play and the changes before a moment, for archived classes (docs/decisions/033-archived-classes.md). */
import {
  AliasNode,
  FromNode,
  IdentifierNode,
  type JoinNode,
  type Kysely,
  type KyselyPlugin,
  type OperationNode,
  type OperationNodeSource,
  OperationNodeTransformer,
  TableNode,
} from 'kysely'
import type { TableOfStudent } from './personal/personal-rows.ts'
import type { Tables } from './schema.ts'

/** Returns the database for reading the pages of one class, without the play and the changes after a time. */
export function playUntil(db: Kysely<Tables>, time: number, classId: string): Kysely<Tables> {
  /** The rows until the time, or null for all rows, whenever they were written. */
  const rows: { readonly [T in TableOfStudent]: OperationNodeSource | null } = {
    rounds: db.selectFrom('rounds').where('made_at', '<=', time).selectAll(),
    paper_answers: db.selectFrom('paper_answers').where('marked_at', '<=', time).selectAll(),
    solved_problems: solvedUntil(db, time),
    name_changes: db.selectFrom('name_changes').where('changed_at', '<=', time).selectAll(),
    removals: db.selectFrom('removals').where('removed_at', '<=', time).selectAll(),
    device_reports: db.selectFrom('device_reports').where('reported_at', '<=', time).selectAll(),
    progress: recordsAt(db, time, classId),
    // They are read for the rounds of these pages only.
    moves: null,
    // These belong to the class. While it is archived, its teachers change none of them.
    memberships: null,
    join_requests: null,
    cards: null,
    task_students: null,
    task_sets: null,
  }
  const restriction = new Restriction(
    new Map(Object.entries(rows).flatMap(([table, query]) => (query ? [[table, query.toOperationNode()]] : []))),
  )
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => restriction.transformNode(node),
    transformResult: async ({ result }) => result,
  }
  return db.withPlugin(plugin)
}

/**
 * Selects the problems that were solved until a time. Only the times of the first and the last right answer to a
 * problem are stored. If the last one is later than the time, the time of the first one is used for both.
 */
function solvedUntil(db: Kysely<Tables>, time: number) {
  return db
    .selectFrom('solved_problems')
    .where('solved_at', '<=', time)
    .select(['student_id', 'teacher_id', 'set_id', 'problem', 'solved_at'])
    .select((row) =>
      row
        .case()
        .when('last_solved_at', '<=', time)
        .then(row.ref('last_solved_at'))
        .else(row.ref('solved_at'))
        .end()
        .as('last_solved_at'),
    )
}

/**
 * Selects the records of a class at a time. A record that has changed since is the best of the rounds until then. A
 * level that a teacher has removed since has none. Databases do not pass the students of an outer query on to both
 * parts, so each part names the class.
 */
function recordsAt(db: Kysely<Tables>, time: number, classId: string) {
  const columns = ['student_id', 'operation', 'level_id', 'stage_id'] as const
  const keys = columns.map((name) => `progress.${name}` as const)
  const ofClass = db.selectFrom('memberships').where('class_id', '=', classId).select('student_id')
  return db
    .selectFrom('progress')
    .where('student_id', 'in', ofClass)
    .where('updated_at', '<=', time)
    .select([...columns, 'streak', 'completed', 'completed_at', 'updated_at'])
    .unionAll(
      db
        .selectFrom('progress')
        .innerJoin('rounds', (join) =>
          join
            .onRef('rounds.student_id', '=', 'progress.student_id')
            .onRef('rounds.operation', '=', 'progress.operation')
            .onRef('rounds.level_id', '=', 'progress.level_id'),
        )
        .where('progress.student_id', 'in', ofClass)
        .where('progress.updated_at', '>', time)
        .where('rounds.made_at', '<=', time)
        .where('rounds.closed', '=', 0)
        .where('rounds.state', 'is not', null)
        .where('rounds.best', '>', 0)
        .groupBy(keys)
        .select((row) => [
          ...keys,
          row.fn.max('rounds.best').as('streak'),
          row.fn.max('rounds.completed').as('completed'),
          row.fn.min('rounds.completed_at').as('completed_at'),
          row.fn.max('rounds.updated_at').as('updated_at'),
        ]),
    )
}

/** Replaces tables that a query reads by queries with the same name. */
class Restriction extends OperationNodeTransformer {
  readonly #rowsByTable: ReadonlyMap<string, OperationNode>
  constructor(rowsByTable: ReadonlyMap<string, OperationNode>) {
    super()
    this.#rowsByTable = rowsByTable
  }

  protected override transformFrom(node: FromNode): FromNode {
    const { froms } = super.transformFrom(node)
    return FromNode.create(froms.map((from) => this.#restricted(from)))
  }

  protected override transformJoin(node: JoinNode): JoinNode {
    const join = super.transformJoin(node)
    return { ...join, table: this.#restricted(join.table) }
  }

  #restricted(node: OperationNode): OperationNode {
    const name = TableNode.is(node) ? node.table.identifier.name : ''
    const rows = this.#rowsByTable.get(name)
    return rows ? AliasNode.create(rows, IdentifierNode.create(name)) : node
  }
}
