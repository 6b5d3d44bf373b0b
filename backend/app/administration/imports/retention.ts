import { sqlInstant } from '#core/database/instants'
import { deleteFile } from '#core/storage/delete_file'
import { fileBytes, registerRetention } from '#core/retention/kinds'
import Import from './import.js'

const GIVEN_UP_SECONDS = 7 * 86_400

/** Tables that were uploaded for an import, with the file of their problems; what they brought in stays. */
registerRetention({
  name: 'imports',
  table: 'imports',
  date: 'created_at',
  ...{ defaultDays: null, minimumDays: 7 },
  bytes: fileBytes('imports', 'file_id', 'problems_file_id'),
  // one that has been at work for days was given up by its job
  narrow: (query) =>
    query.where((ended) =>
      ended
        .whereNotIn('imports.status', ['checking', 'applying'])
        .orWhere('imports.updated_at', '<', sqlInstant(-GIVEN_UP_SECONDS))
    ),
  async remove(uow, ids) {
    const rows = await Import.query({ client: uow.trx }).whereIn('id', ids)
    await Import.query({ client: uow.trx }).whereIn('id', ids).delete()
    for (const { fileId, problemsFileId } of rows)
      for (const id of [fileId, problemsFileId]) if (id) await deleteFile(uow, id)
  },
})
