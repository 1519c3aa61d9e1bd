/**
 * The few pages that the server itself renders: for a sign-in, and for an unknown address. Their style is a file of the
 * web app. If the app is not built, they have none.
 */
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { SignInIntent } from '#contract'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

const stylePath = '/server-pages.css'
export const scriptPath = '/auth/signed-in.js'

/** Returns the path in the app after a sign-in by redirect, or in a popup that cannot close itself. */
export function signedInPath(signInIntent: Pick<SignInIntent, 'for' | 'role'>): string {
  return `/#/signed-in?for=${signInIntent.for}&role=${signInIntent.role}`
}

export function page(title: string, content: Html, { head, look }: PageParts = {}): Html {
  return html`${raw('<!doctype html>')}
<html lang="en-NZ">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Solve it! Maths</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${stylePath}">
${head}
</head>
<body>
<header class="bar ruled"><a class="wordmark" href="/">Solve it! Maths</a></header>
<main class="${look ?? ''}">
${content}
</main>
</body>
</html>`
}

interface PageParts {
  /** More elements of the head. */
  readonly head?: Html
  /** The kiwi that looks for the ball is beside the content. */
  readonly look?: 'lost'
}

/** A page on which there is nothing to do but go on: its heading, a text and a link. */
function lostPage(title: string, { heading = title, text, link, path }: LostPage): Html {
  return page(
    title,
    html`<div>
<h1>${heading}</h1>
${text && html`<p>${text}</p>`}
<p><a class="button ink" href="${path}">${link}</a></p>
</div>`,
    { look: 'lost' },
  )
}

interface LostPage {
  /** The heading, if it differs from the title of the tab. */
  readonly heading?: string
  readonly text?: string
  /** The words of the link, and where it leads. */
  readonly link: string
  readonly path: string
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
  return lostPage('Sign-in has expired', {
    text: 'This sign-in has already finished, or it started too long ago or in another browser.',
    link: 'Continue',
    path: signedInPath({ for: 'login', role: 'student' }),
  })
}

/** The page of an address that does not exist. */
export function missingPage(): Html {
  return lostPage('Page not found', { heading: 'There is no such page.', link: 'Go to Solve it! Maths', path: '/' })
}

export function problemPage({ title, text, back = '/#/login' }: ProblemText): Html {
  return lostPage(title, { text, link: 'Try again', path: back })
}

/**
 * The page of the popup after a sign-in. It notifies its opener and closes itself. Its link leads on where it cannot.
 */
export function signedInPage({ for: purpose, role }: SignInIntent, publicUrl: string): Html {
  const content = html`<h1>You are signed in</h1>
<p>You can close this window.</p>
<p><a class="button ink" href="${signedInPath({ for: purpose, role })}">Continue here</a></p>
<div id="signed-in" data-for="${purpose}" data-role="${role}" data-origin="${publicUrl}"></div>`
  return page('Signed in', content, { head: html`<script src="${scriptPath}" defer></script>` })
}

export const signedInScript = `const { for: purpose, role, origin } = document.getElementById('signed-in').dataset
const message = { type: 'signed-in', for: purpose, role }
window.opener?.postMessage(message, origin)
const channel = new BroadcastChannel('sign-in')
channel.postMessage(message)
channel.close()
window.close()
`
