import { html } from 'hono/html'
import type { Role } from '#maths'
import { type Html, page } from './pages.ts'
import { sampleAccounts } from './sample-accounts.ts'

/** An invalid e-mail as it was typed, with an error message. */
export interface Mistake {
  readonly email: string
  readonly message: string
}

/**
 * The account chooser of a local provider, which stands for the one of this name. Its forms post to the page's own
 * address.
 */
export function chooserPage(name: string, mistake?: Mistake): Html {
  return page(
    'Choose an account',
    html`<h1>Choose an account</h1>
<p class="soft">Local sign-in, for trying the app on this computer. Nothing is sent to ${name}, and there are no passwords.</p>
<form method="post" class="sheet">
<h2>Sample teachers</h2>
${accountsOf('teacher')}
<h2>Sample students</h2>
${accountsOf('student')}
</form>
<form method="post" class="sheet" novalidate>
<h2>Use another account</h2>
<label for="email">Email</label>
${field(mistake)}
<button class="ink">Continue</button>
</form>`,
  )
}

function accountsOf(role: Role): Html {
  const accounts = sampleAccounts.filter((account) => account.role === role)
  return html`<ul>${accounts.map(
    ({ name, email }) =>
      html`<li><span class="name">${name}</span><button name="email" value="${email}">${email}</button></li>`,
  )}</ul>`
}

function field(mistake?: Mistake): Html {
  const attributes = html`id="email" name="email" type="email" autocomplete="off" autocapitalize="off" spellcheck="false"`
  if (!mistake) return html`<input ${attributes}>`
  return html`<p class="error" id="email-error" role="alert">${mistake.message}</p>
<input ${attributes} value="${mistake.email}" aria-invalid="true" aria-describedby="email-error" autofocus>`
}
