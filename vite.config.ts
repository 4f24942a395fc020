import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * The files that screens share, each with everything that its modules import. Without them the bundler makes one file
 * for each set of screens that import a module: the list of clusters loaded 72. A module goes into the first that matches.
 * The parts are such files, of which those below 3,000 bytes are joined with others.
 * `sideEffects` in package.json lets a screen load of a feature's index.ts only what it uses.
 */
const SHARED_CHUNKS = [
  { name: 'first', tags: ['$initial' as const] },
  { name: 'front', test: /accounts.web.(Login|Signup\w+|Auth)Screen/ },
  {
    name: 'kit',
    test: /src.ui.(?!cards|chart|editor|graph|markdown|order|plot|select|status.ShapeMark|dialogs.KeyboardHelp|keyboard.shortcuts)|src.platform.(items|web.(use-dialog-step|use-title-subject|worker.open-worker))/,
  },
  {
    name: 'shell',
    test: /src.app.shell.(AppShell|ShellPalette)\.tsx|src.app.navigation.enter-product|src.features.(performance.web.api|pages.(rules|web.api))/,
  },
  // Small modules that the bundler would join with others that more screens load.
  {
    name: 'icons',
    test: /icons.Icon(ArrowsLeftRight|ArrowsSplit2|Category|ChartLine|Circle|Download|ExternalLink|HeartFilled|HeartOff|History|LayoutGrid|ListNumbers|Share|Table|Unlink)\.mjs|src.features.(advice|overlap).rules/,
  },
  {
    name: 'clusters',
    test: /src.screens.clusters.(describe-cluster|clusters-view|view)/,
  },
  // What reads markdown, for the editor and the view: among the parts, screens without texts would load it.
  {
    name: 'markdown',
    test: /node_modules.micromark|src.ui.markdown.(?!MarkdownView|render-markdown|finish-nodes)/,
  },
  {
    name: 'pages',
    test: /src.features.pages.web.(index|ActionCell|match.(describe-match|use-match-page|MatchDialog.module))/,
  },
  {
    name: 'drafts',
    test: /src.platform.web.autosave|src.features.editor.web.(api|save-opened|text.create-text|drafts.(draft-store|Drafts)|sections|CopyTextButton)|src.features.assistant.web.index|node_modules.idb/,
  },
  // What stands around a text: how its writing stands, and what was typed and not saved.
  {
    name: 'writing',
    test: /src.features.writing.(rules|web.(is-scored|NoResearch|beside.use-is-covered|judging.(MendButton|JudgingProblem|undo-edit)|agents.(describe-run|agent-words|ConnectModel|Agents.module|running.(follow-run|use-estimate|use-writing-actions))))|src.features.editor.web.(Notice|Texts.module|drafts.(use-offers|keep-draft|writers))/,
  },
  {
    name: 'comparing',
    test: /src.features.editor.web.(drafts.DraftOffers|comparing.(Differences|ShownParts|fold-parts|use-compared|text-pieces|Comparing.module))/,
  },
  { name: 'chart', test: /src.ui.chart.(Chart\.|ChartTable|chart-data)/ },
  { name: 'traffic', test: /src.features.analytics.(rules|web.(api|read-rows|report))/ },
  { name: 'cards', test: /src.ui.cards|src.features.writing.web.(index|api)/ },
  {
    name: 'clustering',
    test: /src.features.clustering.web.(index|api|cost-to-confirm|use-clustering|run.|result.|reclustering.use-proposal|reclustering.ProposalNote)/,
  },
  { name: 'parts', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3_000 },
]

/** Workers have no document, by which the form for browsers reads &amp; and the like. */
const withoutDocument = {
  name: 'without-document',
  enforce: 'pre' as const,
  resolveId: (source: string) =>
    source === 'decode-named-character-reference'
      ? fileURLToPath(new URL(`node_modules/${source}/index.js`, import.meta.url))
      : null,
}

export default defineConfig({
  plugins: [react()],
  publicDir: 'src/app/static',
  // The router's store takes the form for old versions of React, which weighs more.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  server: { host: '127.0.0.1' },
  worker: { format: 'es', plugins: () => [withoutDocument] },
  // The page's security policy allows no data: address for fonts, scripts or files.
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Browsers without it load the same files, only later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: SHARED_CHUNKS },
        // The names of parts list the screens that share them, and the first file has all names.
        chunkFileNames: ({ name }) => `assets/${nameFile(name)}-[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${nameFile(name)}-[hash:7][extname]`,
      },
    },
  },
})

function nameFile(name: string): string {
  return name.startsWith('parts~') ? 'parts' : '[name]'
}
