import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * What most screens share comes in a few files, each with all that it needs itself; one file for each part that two
 * screens share would be 72 for the list of clusters. The first one that fits a module takes it.
 */
const SHARED_CHUNKS = [
  { name: 'first', tags: ['$initial' as const] },
  { name: 'front', test: /accounts.web.(Login|Signup\w+|Auth)Screen/ },
  { name: 'kit', test: /src.ui.(?!SearchSelect|chart)/ },
  { name: 'shell', test: /src.app.shell.(AppShell|ShellPalette)\.tsx/ },
]

export default defineConfig({
  plugins: [react()],
  publicDir: 'src/app/static',
  server: { host: '127.0.0.1' },
  worker: { format: 'es' },
  // The page's security policy allows no data: address for fonts, scripts or files.
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: SHARED_CHUNKS } } },
  },
})
