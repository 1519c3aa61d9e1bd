/**
 * An OpenID provider in a process of its own that stands in for Google: another site, its own login page, keys and
 * cookies. Settings by environment: PORT, CLIENT_ID, CLIENT_SECRET, REDIRECT_URI. Prints "ready" when it listens. Its page
 * asks for the Email; one that begins with "unverified" is not verified.
 */
import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type Configuration, interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider'

const { PORT = '', CLIENT_ID = '', CLIENT_SECRET = '', REDIRECT_URI = '' } = process.env
// By its number, while the app is at localhost: to a browser these are two sites.
const issuer = `http://127.0.0.1:${PORT}`

const policy = interactionPolicy.base()
policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)

const configuration: Configuration = {
  clients: [{ client_id: CLIENT_ID, client_secret: CLIENT_SECRET, redirect_uris: [REDIRECT_URI] }],
  clientDefaults: { token_endpoint_auth_method: 'client_secret_post' },
  cookies: { keys: [randomBytes(32).toString('base64url')] },
  claims: { email: ['email', 'email_verified'], profile: ['name', 'picture'] },
  conformIdTokenClaims: false,
  features: { devInteractions: { enabled: false } },
  interactions: { policy, url: (_, { uid }) => `/interaction/${uid}` },
  findAccount: (_, email) => ({ accountId: email, claims: () => claimsOf(email) }),
  loadExistingGrant: grantAll,
}

function claimsOf(email: string) {
  const verified = !email.startsWith('unverified')
  const name = email.split('@')[0]
  return { sub: email, email, email_verified: verified, name, picture: `${issuer}/${name}.png` }
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

const page = `<!doctype html><html lang="en"><title>Stand-in for Google</title><h1>Sign in with the stand-in</h1>
<form method="post"><label>Email <input name="email"></label> <button>Next</button></form>
<form method="post"><button name="email" value="">Cancel</button></form></html>`

const provider = new Provider(issuer, configuration)
const callback = provider.callback()
createServer((request, response) =>
  request.url?.startsWith('/interaction/') ? interact(request, response) : callback(request, response),
).listen(Number(PORT), '127.0.0.1', () => console.log('ready'))
