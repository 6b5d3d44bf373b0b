import db from '@adonisjs/lucid/services/db'
import { languageOf } from '#core/base/language'
import { registerReference } from '#core/history/reference_names'
import { referencedNames } from '#core/resources/records'
import { registerTask } from '#core/scheduled/tasks'
import { applyMoves } from './apply_moves.js'

for (const field of ['departmentId', 'parentDepartmentId'])
  registerReference(field, (ctx, ids) =>
    referencedNames(
      { table: 'departments', name: 'name', nameAr: 'name_ar' },
      ids,
      db,
      languageOf(ctx)
    )
  )

registerTask({ name: 'move departments', seconds: 900, run: () => applyMoves() })
