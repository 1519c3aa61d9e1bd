import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
import { describe, expect, it } from 'vitest'
import { accountHeader, api } from '#contract'
import { openapi } from './openapi.ts'

interface Described {
  readonly operationId: string
  readonly 'x-who'?: string
  readonly security: unknown
  readonly parameters?: readonly { readonly $ref?: string }[]
  readonly requestBody?: { readonly content: Record<string, { readonly schema: unknown }> }
  readonly responses: Record<string, { readonly content: object }>
}
interface Description {
  readonly paths: Record<string, Record<string, Described>>
  readonly components: Record<'schemas' | 'parameters' | 'responses', Record<string, object>>
}

const description = openapi('http://localhost:3000') as unknown as Description
const { paths, components } = description
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ key: `${method.toUpperCase()} ${path}`, operation })),
)
const operationOf = (wanted: string): Described => {
  const found = operations.find(({ key }) => key === wanted)
  if (!found) throw new Error(`no ${wanted}`)
  return found.operation
}
const parameter = (name: string) => ({ $ref: `#/components/parameters/${name}` })
const schema = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const bodyOf = ({ requestBody }: Described) => requestBody?.content['application/json']?.schema

describe('the description of the API', () => {
  it('the description breaks no rule of Spectral for OpenAPI', async () => {
    const spectral = new Spectral()
    // A description that only repeats the summary would help nobody.
    spectral.setRuleset({ extends: oas as RulesetDefinition, rules: { 'operation-description': 'off' } })
    const results = await spectral.run(JSON.parse(JSON.stringify(description)))
    expect(results.map(({ code, path, message }) => `${code} at ${path.join('/')}: ${message}`)).toEqual([])
  })

  it('the description has every endpoint and the two addresses for monitoring', () => {
    const described = operations.map(({ key }) => key).sort()
    expect(described).toEqual(['GET /healthz', 'GET /readyz', ...Object.keys(api)].sort())
  })

  it('an operation names its caller, its session and its account', () => {
    const save = operationOf('POST /api/rounds/{round}/moves')
    expect(save['x-who']).toBe('student')
    expect(save.security).toEqual([{ session: [], account: [] }])
    expect(save.parameters).toContainEqual(parameter('Account'))
    expect(operationOf('GET /api/session').parameters).toEqual([parameter('OptionalAccount')])
    expect(components.parameters).toMatchObject({
      Account: { in: 'header', name: accountHeader, required: true },
      OptionalAccount: { in: 'header', name: accountHeader, required: false },
    })
  })

  it('an operation lists each status that it may respond with, as a response that others share', () => {
    const { responses } = operationOf('POST /api/rounds/{round}/moves')
    const statuses = ['200', '400', '401', '403', '404', '409', '413', '422', '429', '500', '503']
    expect(Object.keys(responses).sort()).toEqual(statuses)
    expect(responses[401]).toEqual({ $ref: '#/components/responses/NotSignedInOrOtherAccount' })
    expect(components.responses.NotSignedInOrOtherAccount).toEqual({
      description: 'notSignedIn, otherAccount',
      content: { 'application/json': { schema: schema('Problem') } },
    })
  })

  it('a schema that several endpoints use is written once', () => {
    const names = ['Account', 'Answer', 'Classroom', 'Id', 'Move', 'Operation', 'Problem', 'Registration']
    expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(names))
    const save = operationOf('POST /api/rounds/{round}/moves')
    const moves = { items: schema('Move') }
    expect(bodyOf(save)).toMatchObject({
      anyOf: [{ properties: { operation: schema('Operation'), moves } }, { properties: { set: {}, moves } }],
    })
    expect(JSON.stringify(description)).not.toContain('$defs')
    // The description grows with each endpoint. Schemas that are written in each of them make it grow faster.
    expect(JSON.stringify(description).length / operations.length).toBeLessThan(1800)
  })

  it('a name in the path and a field of a query are required parameters', () => {
    const { parameters } = operationOf('GET /api/classes/{class}/students/{student}/progress')
    expect(parameters).toEqual([
      { name: 'class', in: 'path', required: true, schema: schema('Id') },
      { name: 'student', in: 'path', required: true, schema: schema('AccountId') },
      { name: 'operation', in: 'query', required: true, schema: schema('Operation') },
      parameter('Account'),
    ])
  })

  it('a removal names both operation and level, or neither', () => {
    expect(bodyOf(operationOf('POST /api/classes/{class}/students/{student}/removals'))).toEqual(schema('Removal'))
    expect(components.schemas.Removal).toMatchObject({
      required: ['id'],
      dependentRequired: { operation: ['levelId'], levelId: ['operation'] },
    })
  })

  it('a registration is the form of a student or of a teacher', () => {
    expect(components.schemas.Registration).toMatchObject({
      oneOf: [
        { required: ['role', 'firstName', 'lastName'] },
        { required: ['role', 'firstName', 'lastName', 'school', 'country', 'ageRange'] },
      ],
    })
  })

  it('a stream of events names its account in the query', () => {
    const { responses, parameters } = operationOf('GET /api/classes/{class}/events')
    expect(Object.keys(responses[200]?.content ?? {})).toEqual(['text/event-stream'])
    expect(parameters).toContainEqual(parameter('AccountInQuery'))
    expect(components.parameters.AccountInQuery).toMatchObject({ in: 'query', name: 'account', required: true })
  })

  it('no endpoint takes the body of a DELETE, which some proxies drop', () => {
    const deletes = operations.filter(({ key }) => key.startsWith('DELETE '))
    expect(deletes.length).toBeGreaterThan(0)
    for (const { operation } of deletes) expect(operation).not.toHaveProperty('requestBody')
  })
})
