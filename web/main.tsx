import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { deleteKeptRecord } from './device/account/mark.ts'
import { keptSlot, owedLogOutSlot } from './device/account/names.ts'
import { readSlot } from './device/device-slot.ts'
import { takeCardKey } from './routes/card-key.ts'
import { watchTouches } from './ui/hooks/activity.ts'
import './ui/tokens.css'
import './ui/base.css'

takeCardKey()
// A card can also be opened in a tab of the app. Its listener is the first, so that no screen sees the key.
addEventListener('popstate', takeCardKey)
watchTouches(window)
// Finishes an offline log-out before anyone can log in.
if (readSlot(owedLogOutSlot)) {
  import('./sign-in/owed-log-out.ts').then(
    ({ sendOwedLogOut }) => sendOwedLogOut(),
    // Its code did not arrive. The next page tries again.
    () => {},
  )
}
const render = () =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
// The device knows a kept student without the network, so the screen is shown at once.
if (!readSlot(keptSlot)) {
  render()
  // A record without its mark, for example of a page that closed between both, would stay for ever.
  deleteKeptRecord()
} else {
  import('./offline/read-account.ts')
    .then(({ seedFromDevice }) => seedFromDevice())
    .catch(() => {})
    .then(render)
}
