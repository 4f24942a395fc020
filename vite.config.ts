import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  publicDir: 'src/app/static',
  server: { host: '127.0.0.1' },
  worker: { format: 'es' },
  // The page's security policy allows no data: address for fonts, scripts or files.
  build: { outDir: 'dist/web', emptyOutDir: true, assetsInlineLimit: 0 },
})
