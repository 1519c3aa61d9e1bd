import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'

/** The web app in one folder: what `server/assets.ts` serves. In development it passes the API on to a server beside it. */
export default defineConfig(({ mode }) => {
  const api = loadEnv(mode, '.', 'API_').API_URL ?? 'http://127.0.0.1:3001'
  return {
    root: 'web',
    plugins: [react()],
    build: { outDir: '../dist/web', emptyOutDir: true, target: 'es2022' },
    server: { proxy: { '/api': api, '/auth': api, '/oidc': api, '/healthz': api } },
  }
})
