/**
 * The few pages that the server itself renders: for a sign-in, and for an unknown address. Their style and script are files of /auth.
 */
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { SignInIntent } from '#contract'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

export const stylePath = '/auth/page.css'
export const scriptPath = '/auth/signed-in.js'

/** Returns the path in the app after a sign-in by redirect, or in a popup that cannot close itself. */
export function signedInPath(signInIntent: Pick<SignInIntent, 'for' | 'role'>): string {
  return `/#/signed-in?for=${signInIntent.for}&role=${signInIntent.role}`
}

export function page(title: string, content: Html, head: Html | string = ''): Html {
  return html`${raw('<!doctype html>')}
<html lang="en-NZ">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Solve it! Maths</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${stylePath}">
${head}
</head>
<body>
<main>
<p class="wordmark"><span class="ball" aria-hidden="true"></span>Solve it! Maths</p>
${content}
</main>
</body>
</html>`
}

export interface ProblemText {
  readonly title: string
  readonly text: string
  /** The path of the link to try again. */
  readonly back?: '/#/login' | '/#/register' | '/'
}

/**
 * The page for a sign-in that is over, for example after going back in the browser's history. Its link leads to the
 * dashboard of a signed-in person, and to the login page otherwise.
 */
export function expiredPage(): Html {
  const path = signedInPath({ for: 'login', role: 'student' })
  return page(
    'Sign-in has expired',
    html`<h1>Sign-in has expired</h1>
<p>This sign-in has already finished, or it started too long ago or in another browser.</p>
<p><a class="key" href="${path}">Continue</a></p>`,
  )
}

/** The page of an address that does not exist. */
export function missingPage(): Html {
  return page(
    'Page not found',
    html`<h1>There is no such page.</h1>
<p><a class="key" href="/">Go to Solve it! Maths</a></p>`,
  )
}

export function problemPage({ title, text, back = '/#/login' }: ProblemText): Html {
  return page(
    title,
    html`<h1>${title}</h1>
<p>${text}</p>
<p><a class="key" href="${back}">Try again</a></p>`,
  )
}

/**
 * The page of the popup after a sign-in. It notifies its opener and closes itself. Its link leads on where it cannot.
 */
export function signedInPage({ for: purpose, role }: SignInIntent, publicUrl: string): Html {
  const content = html`<h1>You are signed in</h1>
<p>You can close this window.</p>
<p><a class="key" href="${signedInPath({ for: purpose, role })}">Continue here</a></p>
<div id="signed-in" data-for="${purpose}" data-role="${role}" data-origin="${publicUrl}"></div>`
  return page('Signed in', content, html`<script src="${scriptPath}" defer></script>`)
}

export const signedInScript = `const { for: purpose, role, origin } = document.getElementById('signed-in').dataset
const message = { type: 'signed-in', for: purpose, role }
window.opener?.postMessage(message, origin)
const channel = new BroadcastChannel('sign-in')
channel.postMessage(message)
channel.close()
window.close()
`
