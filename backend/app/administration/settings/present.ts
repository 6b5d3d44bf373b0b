import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { logoUrl } from '#core/settings/company'
import { hasMailPassword } from '#core/settings/mail'
import { lastNumbers, numberIn } from '#core/numbering/next_number'
import { currentSettings } from './fields.js'
import { HELD_SETTINGS } from './held_settings.js'

/** All settings with their common version, the logo's address and the state of the numbering. */
export async function presentSettings(
  abilities: ReadonlySet<string>,
  client: QueryClientContract = db.connection()
) {
  const { version } = await client.from('settings').where('key', 'edition').firstOrFail()
  const sequences = await lastNumbers(client)
  const { mailSecretSealed, ...settings } = currentSettings()
  return {
    id: 1,
    version: Number(version),
    ...settings,
    hasMailPassword: hasMailPassword({ mailSecretSealed }),
    logoUrl: logoUrl(),
    numbering: sequences.map(({ key, last }) => ({
      series: key,
      last: numberIn(key, last),
      next: numberIn(key, last + 1),
    })),
    held: HELD_SETTINGS.flat(),
    can: { update: abilities.has('settings.manage') },
  }
}
