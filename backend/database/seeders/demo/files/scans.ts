import { sqlTime } from '#database/seeders/demo/engineering/demo_unit'
import type { DemoContext } from '#database/seeders/demo/context'
import { LIBRARY } from '#files/shared/models/file'

const ENGINE = 'ClamAV 1.4.3/27820'
const DAYS_AGO = 12
const SCANNED_AFTER_SECONDS = 4

/**
 * What the virus scanner found in the files of the library, when the demo company still had one: all clean,
 * but for a drawing that the scanner refused.
 */
export async function seedFileScans({ trx, now }: DemoContext) {
  const files = await trx.from('files').where('owner_type', LIBRARY).orderBy('id')
  const at = now.minus({ days: DAYS_AGO })
  const rows = files.map((file, index) => ({
    ...{ storage_key: file.storage_key, file_id: file.id, name: file.original_name },
    ...{ size: file.size, sha256: file.sha256, created_by: file.created_by },
    ...(index === 0 ? REFUSED : { state: 'clean', engine: ENGINE, problem: null }),
    scanned_at: index === 0 ? null : sqlTime(at.plus({ seconds: SCANNED_AFTER_SECONDS })),
    ...{ created_at: sqlTime(at), updated_at: sqlTime(at) },
  }))
  await trx.table('file_scans').multiInsert(rows)
}

const REFUSED = { state: 'failed', engine: null, problem: 'refused' }
