import fc from 'fast-check'
import { assert } from '@japa/assert'
import { apiClient } from '@japa/api-client'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import type { Config } from '@japa/runner/types'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { authApiClient } from '@adonisjs/auth/plugins/api_client'
import { sessionApiClient } from '@adonisjs/session/plugins/api_client'
import { shieldApiClient } from '@adonisjs/shield/plugins/api_client'
import { dbAssertions } from '@adonisjs/lucid/plugins/db'
import { loadRates } from '#core/exchange_rates/known_rates'
import { countsClaims } from '#tests/helpers/claims'
import { forbidAsksBeside } from '#tests/helpers/asks_within'
import { comparesSomething } from '#tests/helpers/compares_something'
import { prepareDatabase } from '#tests/helpers/database'
import { requireIntegrity } from '#tests/helpers/integrity'

// The same examples in every run, so that a red run is about the change at hand; another
// PROPERTY_SEED tries others.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_260_101) })

export const plugins: Config['plugins'] = [
  assert(),
  comparesSomething(),
  countsClaims(),
  pluginAdonisJS(app),
  apiClient(),
  sessionApiClient(app),
  shieldApiClient(),
  authApiClient(app),
  dbAssertions(app),
]

export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [prepareDatabase],
  teardown: [],
}

export const configureSuite: Config['configureSuite'] = (suite) => {
  if (suite.name === 'functional' || suite.name === 'races') {
    suite.setup(forbidAsksBeside)
    // the copy in memory may know rates that another test has rolled back
    suite.onGroup((group) => void group.each.setup(() => loadRates()))
    return suite.setup(async () => {
      const stop = await testUtils.httpServer().start()
      return async () => {
        await stop()
        await requireIntegrity()
      }
    })
  }
  if (suite.name === 'browser') {
    return suite.setup(async () => (await import('#tests/helpers/browser_stage')).openStage())
  }
}
