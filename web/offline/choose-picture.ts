/**
 * The choice of a picture. It is on the device at once, and the server receives it when there is a network. Until then
 * it stays on the device, also after a log-out, like answers that are not sent.
 */
import type { Picture } from '#contract'
import { readAccountId } from '../api/client/account-cookie.ts'
import { call } from '../api/client/call.ts'
import { isRefusedInput } from '../api/client/problems.ts'
import { type ChosenPicture, readChosen, slotOfChoice } from '../api/session/chosen-picture.ts'
import type { Session } from '../api/session/session.ts'
import { readSlot, removeSlot, writeSlot } from '../device/device-slot.ts'

/** Shows a student's choice on every screen, keeps it on the device and sends it. */
export function choosePicture(session: Session, picture: Picture | null): void {
  const { account } = session.read()
  if (!account) return
  writeSlot(slotOfChoice(account.id), JSON.stringify({ picture }))
  session.seed({ ...account, picture })
  void send(account.id, { picture })
}

/** Sends a choice that waits on this device. What fails is tried again with the next screen or with the network. */
export async function sendChosenPicture(account: string): Promise<void> {
  const chosen = readChosen(account)
  if (chosen) await send(account, chosen)
}

async function send(account: string, chosen: ChosenPicture): Promise<void> {
  if (readAccountId() !== account) return
  try {
    await call('PUT /api/me/picture', { picture: chosen.picture }, undefined, account)
    forget(account, chosen)
  } catch (reason) {
    // Another attempt would be refused, too.
    if (isRefusedInput(reason as Error)) forget(account, chosen)
  }
}

/** Forgets a choice, unless the student has made another one since. */
function forget(account: string, chosen: ChosenPicture): void {
  if (readSlot(slotOfChoice(account)) === JSON.stringify(chosen)) removeSlot(slotOfChoice(account))
}
