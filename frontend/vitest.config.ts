import { defineConfig } from 'vitest/config'
import react from '@vitejs/plugin-react'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/test/setup.ts'],
    css: false,
    // antd and Refine are loaded once per worker instead of once per file; setup.ts clears the rest.
    pool: 'threads',
    isolate: false,
    // left to itself, vitest leaves one core to the person at the machine
    maxWorkers: '100%',
    // One copy of each: two copies of the router do not share their context.
    server: { deps: { inline: [/@refinedev/, /react-router/] } },
    restoreMocks: true,
    // a test that compares nothing passes whatever the pages do
    expect: { requireAssertions: true },
    testTimeout: 20_000,
  },
})
