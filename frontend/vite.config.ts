import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstLoadBudget } from './vite/budget.ts'
import { CHUNK_GROUPS, UNUSED_PARTS } from './vite/chunks.ts'
import { directImports } from './vite/direct-imports.ts'
import { firstRequests } from './vite/first-requests.ts'
import { offlineFiles } from './vite/offline-files.ts'
import { packedFiles } from './vite/packed-files.ts'
import { pdfFiles } from './vite/pdf-files.ts'
import { referenceFiles } from './vite/reference-files.ts'

const API_ADDRESS = process.env.API_ADDRESS ?? 'http://127.0.0.1:3333'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    directImports(),
    firstRequests(),
    pdfFiles(),
    referenceFiles(),
    offlineFiles(),
    packedFiles(),
    firstLoadBudget(),
  ],
  server: {
    port: 5173,
    proxy: { '/api': API_ADDRESS, '/health': API_ADDRESS },
  },
  build: {
    modulePreload: {
      // `early.js` asks for what a path needs; lists in the scripts themselves would come later
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : [],
    },
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: UNUSED_PARTS, sideEffects: false }] },
      output: { codeSplitting: { groups: CHUNK_GROUPS } },
    },
    target: 'es2022',
    // Fonts stay files of their own origin; inlined ones would bloat the style sheet.
    assetsInlineLimit: 0,
    // One style sheet of 35 kB: one for each group would cost more requests than it saves.
    cssCodeSplit: false,
    chunkSizeWarningLimit: 1000,
  },
})
