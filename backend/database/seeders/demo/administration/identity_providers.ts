import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { createProvider } from '#identity/identity_providers/save_provider'
import User from '#identity/shared/user'
import { DemoUnit } from '#database/seeders/demo/engineering/demo_unit'

/** A provider that the firm has prepared; switched off, so that the demo calls no one. */
export async function seedIdentityProviders() {
  await db.transaction(async (trx) => {
    const user = await User.findByOrFail('username', 'admin', { client: trx })
    const at = DateTime.utc().minus({ days: 20 })
    const unit = new DemoUnit(trx, { at, by: { id: user.id, name: user.name } })
    await createProvider(unit, {
      ...{ name: 'Microsoft', nameAr: 'مايكروسوفت', clientId: 'binaa-portal' },
      issuer: 'https://login.microsoftonline.com/00000000-0000-0000-0000-000000000000/v2.0',
      ...{ clientSecret: 'not a secret of anyone', emailDomains: ['binaa.example'] },
    })
  })
}
