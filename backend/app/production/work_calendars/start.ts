import db from '@adonisjs/lucid/services/db'
import { languageNow } from '#core/base/language'
import { registerReference } from '#core/history/reference_names'
import { referencedNames } from '#core/resources/records'

registerReference('basedOnId', async (ctx, ids) =>
  ctx.abilities.has('work-calendars.view')
    ? referencedNames(
        { table: 'work_calendars', name: 'name', nameAr: 'name_ar' },
        ids,
        db,
        languageNow()
      )
    : new Map()
)
