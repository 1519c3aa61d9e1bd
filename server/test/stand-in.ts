/**
 * An OpenID provider that stands in for Google or Microsoft: another site with its own login page, keys and cookies.
 * The page asks for an email. An email that begins with "unverified" is not verified. A login without an @ is an
 * account without an email. Tests can change the data that the provider sends.
 */
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Configuration, interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider'
import { type Json, type Tampering, tamperedCallback, tamperedResponse } from './tampering.ts'

export interface StandInSettings {
  /** The port, which is any free one if none is given. */
  readonly port?: number
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUri: string
  /** The path of its address, which is empty for Google. */
  readonly path?: string
}

export interface StandIn {
  readonly issuer: string
  /** The changes to the next sign-ins. An empty object changes nothing. */
  tampering: Tampering
  /** Whether the provider closes each new connection without a response. */
  isDown: boolean
  /** Errors of the provider itself. After one, a refused sign-in proves nothing. */
  readonly failures: readonly Error[]
  close(): Promise<void>
}

export async function startStandIn(settings: StandInSettings): Promise<StandIn> {
  const { clientId, clientSecret, redirectUri, path = '' } = settings
  const server = createServer((request, response) => respond(request, response))
  const port = await listen(server, settings.port)
  // The issuer has an IP address and the app is at localhost, so they are two sites to a browser.
  const issuer = `http://127.0.0.1:${port}${path}`
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)

  const configuration: Configuration = {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    clientDefaults: { token_endpoint_auth_method: 'client_secret_post' },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'stand-in', use: 'sig' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: { email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, login) => ({ accountId: login, claims: () => claimsOf(login) }),
    loadExistingGrant: grantAll,
  }

  function claimsOf(login: string) {
    const name = login.split('@')[0]
    const about = { sub: login, name, picture: `${issuer}/${name}.png` }
    return login.includes('@') ? { ...about, email: login, email_verified: !login.startsWith('unverified') } : about
  }

  async function grantAll({ oidc }: KoaContextWithOIDC) {
    const grant = new provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! })
    grant.addOIDCScope('openid email profile')
    await grant.save()
    return grant
  }

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.end(page)
      return
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const email = new URLSearchParams(Buffer.concat(chunks).toString()).get('email') ?? ''
    const denied = { error: 'access_denied', error_description: 'The person said no' }
    const result = email ? { login: { accountId: email }, select_account: {} } : denied
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }

  const provider = new Provider(issuer, configuration)
  const failures: Error[] = []
  provider.on('server_error', (_, error) => failures.push(error))
  const standIn: StandIn = { issuer, tampering: {}, isDown: false, failures, close }
  provider.use(async (ctx, next) => {
    await next()
    const location = String(ctx.res.getHeader('Location') ?? '')
    if (location.startsWith(redirectUri)) ctx.redirect(tamperedCallback(location, standIn.tampering))
    // Refusals of the provider itself are not changed.
    if (ctx.path === '/token' && ctx.status === 200)
      Object.assign(ctx, tamperedResponse(ctx.body as Json, standIn.tampering, { privateKey, publicKey, clientSecret }))
  })

  const callback = provider.callback()
  server.on('connection', (socket) => standIn.isDown && socket.destroy())
  function respond(request: IncomingMessage, response: ServerResponse) {
    const { url = '' } = request
    if (url.startsWith('/interaction/')) return interact(request, response)
    // The provider derives the path at which it is mounted from the difference of the two addresses.
    if (url.startsWith(path)) Object.assign(request, { originalUrl: url, url: url.slice(path.length) })
    return callback(request, response)
  }

  function close(): Promise<void> {
    server.closeAllConnections()
    return new Promise((closed) => server.close(() => closed()))
  }
  return standIn
}

/** Returns the port at which a server listens. */
function listen(server: Server, wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(wanted, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}

const page = `<!doctype html><html lang="en"><title>Stand-in</title><h1>Sign in with the stand-in</h1>
<form method="post"><label>Email <input name="email"></label> <button>Next</button></form>
<form method="post"><button name="email" value="">Cancel</button></form></html>`
