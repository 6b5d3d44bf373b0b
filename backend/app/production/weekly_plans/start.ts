import './exports.js'
import { languageOf } from '#core/base/language'
import { userNames } from '#core/base/user_names'
import { registerReference } from '#core/history/reference_names'
import { promiseRows } from './promise_rows.js'

registerReference('promisedBy', (_, ids) => userNames(ids))
registerReference('carriedFromId', async (ctx, ids) => {
  const isArabic = languageOf(ctx) === 'ar'
  const rows = await promiseRows({ id: ids })
  return new Map(
    rows.map(({ id, week_on: weekOn, task_name: name, task_name_ar: nameAr }) => [
      id,
      `${(isArabic && nameAr) || name} · ${weekOn}`,
    ])
  )
})
