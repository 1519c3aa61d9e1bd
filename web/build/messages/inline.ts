import type { Message } from './catalogue.ts'
import { expressionOf, needsCode } from './code.ts'

/** A node of the parsed code (ESTree), as far as this file reads it. */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

interface Call {
  readonly start: number
  readonly end: number
  readonly message: Message
  /** The expressions of the parameters by name. */
  readonly inputs: ReadonlyMap<string, SyntaxNode>
}

/**
 * Returns code in which the calls of messages are replaced by their texts: `m.edit({ name })` by `Edit ${name}`. A call
 * stays if its message needs code, or if its text would evaluate an expression twice.
 */
export function inlineMessages(
  code: string,
  messages: ReadonlyMap<string, Message>,
  parse: (code: string) => SyntaxNode,
): string {
  const calls = callsIn(parse(code), messages)
  let result = code
  // From the last call to the first, so that the positions of the others stay valid.
  for (const { start, end, message, inputs } of calls.sort((one, other) => other.start - one.start)) {
    const inputOf = (name: string) => {
      const input = inputs.get(name)
      if (!input) throw new Error(`The message ${message.name} gets no ${name}`)
      const value = code.slice(input.start, input.end)
      return isSimple(input) ? value : `(${value})`
    }
    result = result.slice(0, start) + expressionOf(message.parts, inputOf) + result.slice(end)
  }
  // A message may be a parameter of another one, which is replaced in the next turn.
  return calls.length > 0 ? inlineMessages(result, messages, parse) : code
}

function callsIn(tree: SyntaxNode, messages: ReadonlyMap<string, Message>): Call[] {
  const calls: Call[] = []
  /** Returns whether the node contains a call that is replaced. */
  const visit = (node: SyntaxNode): boolean => {
    let isOuter = false
    for (const field of Object.values(node))
      for (const child of Array.isArray(field) ? field : [field]) if (isNode(child) && visit(child)) isOuter = true
    const call = isOuter ? null : callOf(node, messages)
    if (call) calls.push(call)
    return isOuter || call !== null
  }
  visit(tree)
  return calls
}

function callOf(node: SyntaxNode, messages: ReadonlyMap<string, Message>): Call | null {
  if (node.type !== 'CallExpression') return null
  const { callee, arguments: args } = node as unknown as { callee: SyntaxNode; arguments: SyntaxNode[] }
  const { object, property } = callee as unknown as { object?: SyntaxNode; property?: SyntaxNode }
  if (callee.type !== 'MemberExpression' || callee.computed || object?.name !== 'm') return null
  const message = messages.get(String(property?.name))
  if (!message || needsCode(message.parts)) return null
  const inputs = inputsOf(args[0])
  if (!inputs) return null
  const uses = message.parts.flatMap((part) => (typeof part === 'string' ? [] : [part[0]]))
  const isRepeated = (name: string) => uses.indexOf(name) !== uses.lastIndexOf(name)
  if ([...inputs].some(([name, input]) => isRepeated(name) && !isSimple(input))) return null
  return { start: node.start, end: node.end, message, inputs }
}

/** Returns the parameters of a call, or null if they are no plain object. */
function inputsOf(argument: SyntaxNode | undefined): ReadonlyMap<string, SyntaxNode> | null {
  if (!argument) return new Map()
  if (argument.type !== 'ObjectExpression') return null
  const properties = argument.properties as readonly SyntaxNode[]
  if (properties.some(({ type, computed }) => type !== 'Property' || computed)) return null
  return new Map(properties.map(({ key, value }) => [String((key as SyntaxNode).name), value as SyntaxNode]))
}

/** Returns whether an expression is a name, or a property of one: `name`, `student.shortName`. */
function isSimple(node: SyntaxNode): boolean {
  if (node.type === 'Identifier') return true
  return node.type === 'MemberExpression' && !node.computed && isSimple(node.object as SyntaxNode)
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
