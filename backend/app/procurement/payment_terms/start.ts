import db from '@adonisjs/lucid/services/db'
import { languageOf } from '#core/base/language'
import { registerReference } from '#core/history/reference_names'

registerReference('paymentTermId', async (ctx, ids) => {
  if (!ctx.abilities.has('payment-terms.lookup')) return new Map()
  const rows = await db.from('payment_terms').whereIn('id', ids).select('id', 'name', 'name_ar')
  const isArabic = languageOf(ctx) === 'ar'
  return new Map(rows.map((row) => [row.id, (isArabic && row.name_ar) || row.name]))
})
