import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { ABILITIES } from '#identity/access/access'

test.group('Abilities', () => {
  for (const language of ['en', 'ar'])
    test(`have words in ${language}`, ({ assert }) => {
      const path = `../frontend/src/kit/access/locales/${language}.json`
      const { area, action } = JSON.parse(readFileSync(app.makePath(path), 'utf8')).kit.access
      const nameless = Object.keys(ABILITIES).filter((ability) => {
        const [of, what] = ability.split('.') as [string, string]
        return !area[of] || !action[what]
      })
      assert.deepEqual(nameless, [])
    })
})
