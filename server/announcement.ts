import { resolve } from 'node:path'
import { providerRows } from './auth/provider-rows.ts'
import type { AdmissionRules, Config } from './config.ts'

/** Returns the lines for people at the start: the address, the data, who may sign in and teach, and more. */
export function announcement(config: Config): string[] {
  const { publicUrl, dataDir, databaseUrl, signIn, admission, classCards, metricsPort, workers } = config
  const local = 'local account chooser, for trying the app on this machine'
  return [
    `Solve it! Maths is ready at ${publicUrl}`,
    `Data: ${databaseUrl ? 'PostgreSQL' : resolve(dataDir)}`,
    ...('local' in signIn
      ? [`Sign-in: ${local}`]
      : signIn.clients.map(({ provider, issuer }) => `Sign-in: ${providerRows[provider].name} (${issuer})`)),
    ...admissionInWords(admission),
    ...('off' in classCards && classCards.off === 'without a key'
      ? ['Class cards: off, because CARD_KEY is not set']
      : []),
    ...(workers > 1 ? [`Workers: ${workers}`] : []),
    ...(metricsPort ? [`Metrics: http://127.0.0.1:${metricsPort}/metrics`] : []),
  ]
}

/** The rules of `admissionOf` in words (docs/operations.md, "Who may sign in and teach"). */
function admissionInWords({ signIn, teachers }: AdmissionRules): string[] {
  const everyone = 'everyone with an account of this sign-in'
  const orInvited = (domains: readonly string[]) =>
    domains.length > 0 ? `accounts of ${domains.join(', ')}, and invited teachers` : 'invited teachers only'
  const signingIn = signIn && [...new Set([...signIn, ...(teachers ?? [])])]
  return [
    `May sign in: ${signingIn ? orInvited(signingIn) : everyone}`,
    `May register as a teacher: ${teachers ? orInvited(teachers) : everyone}`,
  ]
}
