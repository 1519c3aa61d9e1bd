import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { watchTouches } from './ui/hooks/activity.ts'
import './ui/tokens.css'
import './ui/base.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
watchTouches(window)
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
