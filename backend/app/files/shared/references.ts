import db from '@adonisjs/lucid/services/db'
import { languageOf } from '#core/base/language'
import { registerReference } from '#core/history/reference_names'
import { visibleFiles, visibleLiveFolders } from './scopes.js'
import { viewerOf } from './viewer.js'

for (const field of ['folderId', 'parentId'])
  registerReference(field, async (ctx, ids) => {
    const folders = db.from('folders').whereIn('folders.id', ids)
    visibleLiveFolders(viewerOf(ctx))?.(folders)
    const isArabic = languageOf(ctx) === 'ar'
    const rows = await folders.select('folders.id', 'folders.name', 'folders.name_ar')
    return new Map(rows.map((row) => [row.id, (isArabic && row.name_ar) || row.name]))
  })

for (const field of ['fileId', 'supersededById'])
  registerReference(field, async (ctx, ids) => {
    const files = db.from('files').whereIn('files.id', ids)
    visibleFiles(viewerOf(ctx))?.(files)
    const rows = await files.select('files.id', 'files.original_name as name')
    return new Map(rows.map((row) => [row.id, row.name]))
  })
