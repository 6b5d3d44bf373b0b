import { indexEntities } from '@adonisjs/core'
import { defineConfig } from '@adonisjs/core/app'
import { indexPolicies } from '@adonisjs/bouncer'

export default defineConfig({
  commands: [
    () => import('@adonisjs/core/commands'),
    () => import('@adonisjs/lucid/commands'),
    () => import('@adonisjs/bouncer/commands'),
  ],

  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    () => import('@adonisjs/core/providers/vinejs_provider'),
    () => import('@adonisjs/i18n/i18n_provider'),
    () => import('@adonisjs/session/session_provider'),
    () => import('@adonisjs/shield/shield_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('@adonisjs/auth/auth_provider'),
    () => import('@adonisjs/drive/drive_provider'),
    () => import('@adonisjs/limiter/limiter_provider'),
    () => import('./providers/api_provider.js'),
    () => import('./providers/prepare_provider.js'),
    () => import('./providers/worker_provider.js'),
  ],

  preloads: [
    () => import('#start/kernel'),
    () => import('#start/routes'),
    () => import('#start/listeners'),
    () => import('#start/departments'),
  ],

  metaFiles: [
    { pattern: 'resources/lang/**/*.json', reloadServer: false },
    { pattern: 'resources/passwords/*.txt', reloadServer: false },
  ],

  tests: {
    suites: [
      { name: 'unit', files: ['tests/unit/**/*.spec.{ts,js}'], timeout: 60_000 },
      { name: 'functional', files: ['tests/functional/**/*.spec.{ts,js}'], timeout: 60_000 },
      // what is committed for good and cannot be taken back: on a database of its own
      { name: 'races', files: ['tests/races/**/*.spec.{ts,js}'], timeout: 120_000 },
      { name: 'faults', files: ['tests/faults/**/*.spec.{ts,js}'], timeout: 300_000 },
      { name: 'browser', files: ['tests/browser/**/*.spec.{ts,js}'], timeout: 120_000 },
    ],
    forceExit: true,
  },

  hooks: {
    init: [
      indexEntities({
        controllers: {
          enabled: true,
          source: 'app',
          glob: ['**/*_controller.ts'],
          importAlias: '#app',
        },
        transformers: {
          enabled: true,
          source: 'app',
          glob: ['**/*_transformer.ts'],
          importAlias: '#app',
        },
        events: { enabled: false },
        listeners: { enabled: false },
      }),
      indexPolicies({ source: 'app', glob: ['**/*_policy.ts'], importAlias: '#app' }),
    ],
  },
})
