import type { SignInProvider } from '#contract'
import type { SignInIntent } from '../../api/session/signed-in.ts'
import { GoogleButton } from '../../ui/base/google-button.tsx'
import { openSignIn } from '../sign-in.ts'
import { MicrosoftButton } from './microsoft-button.tsx'

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
