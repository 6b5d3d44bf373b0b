import { deleteFile } from '#core/storage/delete_file'
import { fileBytes, registerRetention } from '#core/retention/kinds'

/** Tables that were uploaded for an import, with the file of their problems; what they brought in stays. */
registerRetention({
  name: 'imports',
  table: 'imports',
  date: 'created_at',
  ...{ defaultDays: null, minimumDays: 7 },
  bytes: fileBytes('imports', 'file_id', 'problems_file_id'),
  narrow: (query) => query.whereNotIn('status', ['checking', 'applying']),
  async remove(uow, ids) {
    const rows = await uow.trx
      .from('imports')
      .whereIn('id', ids)
      .select('file_id', 'problems_file_id')
    await uow.trx.from('imports').whereIn('id', ids).delete()
    for (const { file_id: source, problems_file_id: problems } of rows)
      for (const fileId of [source, problems]) if (fileId) await deleteFile(uow, fileId)
  },
})
