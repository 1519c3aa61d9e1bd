import type { SignInProvider } from '#contract'
import type { SignInIntent } from '../../api/session/signed-in.ts'
import { m } from '../../language/messages.ts'
import { GoogleButton } from '../../ui/base/google-button.tsx'
import { openSignIn } from '../sign-in.ts'
import mark from './microsoft.svg?no-inline'
import styles from './microsoft-button.module.css'

const buttons = { google: GoogleButton, microsoft: MicrosoftButton } as const satisfies Record<SignInProvider, unknown>

/** Returns whether this page has a button for a provider. A newer server may name others. */
export const hasButton = (provider: string): provider is SignInProvider => Object.hasOwn(buttons, provider)

interface ProviderButtonsProps {
  readonly providers: readonly SignInProvider[]
  readonly isDisabled: boolean
  readonly signInIntent: SignInIntent
}

/** The button of each provider of the server. */
export function ProviderButtons({ providers, isDisabled, signInIntent }: ProviderButtonsProps) {
  return providers.map((provider) => {
    const Button = buttons[provider]
    return <Button key={provider} isDisabled={isDisabled} onClick={() => openSignIn(signInIntent, provider)} />
  })
}

/**
 * The sign-in button of Microsoft. Its mark, words, colours and shape follow Microsoft's brand rules in its light
 * theme, in the size of the other buttons. The rules ask for the words "work or school account" beside it.
 */
function MicrosoftButton({ isDisabled, onClick }: { isDisabled: boolean; onClick: () => void }) {
  return (
    <div>
      <button
        type="button"
        className={styles.microsoft}
        aria-disabled={isDisabled || undefined}
        onClick={isDisabled ? undefined : onClick}
      >
        <img src={mark} alt="" width="26" height="26" /> {m.sign_in_microsoft()}
      </button>
      <p className={styles.account}>{m.sign_in_microsoft_account()}</p>
    </div>
  )
}
