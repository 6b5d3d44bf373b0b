import { deleteFile } from '#core/storage/delete_file'
import { fileBytes, registerRetention } from '#core/retention/kinds'
import Import from './import.js'

/** Tables that were uploaded for an import, with the file of their problems; what they brought in stays. */
registerRetention({
  name: 'imports',
  table: 'imports',
  date: 'created_at',
  ...{ defaultDays: null, minimumDays: 7 },
  bytes: fileBytes('imports', 'file_id', 'problems_file_id'),
  narrow: (query) => query.whereNotIn('status', ['checking', 'applying']),
  async remove(uow, ids) {
    const rows = await Import.query({ client: uow.trx }).whereIn('id', ids)
    await Import.query({ client: uow.trx }).whereIn('id', ids).delete()
    for (const { fileId, problemsFileId } of rows)
      for (const id of [fileId, problemsFileId]) if (id) await deleteFile(uow, id)
  },
})
