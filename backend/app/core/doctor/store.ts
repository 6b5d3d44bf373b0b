import objectStoreConfig from '#config/object_store'
import { storeState } from '#core/file_moves/store_state'
import { judged, type DoctorFinding } from './finding.js'

const LOCAL = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:|\/|$)/

/** The object store, where one is set. */
export async function examineStore(): Promise<DoctorFinding[]> {
  const state = await storeState()
  if (!state) return [{ what: 'object store', state: 'ok', found: 'none is set' }]
  const { disk, endpoint } = objectStoreConfig
  const open = endpoint?.startsWith('http:') && !LOCAL.test(endpoint)
  return [
    judged(
      'object store',
      state.found,
      state.works,
      'failed',
      'check S3_*: the key needs to list, read, write and delete in its bucket'
    ),
    judged(
      'way to the store',
      open ? 'not encrypted' : 'encrypted or local',
      !open,
      'warning',
      'use an https endpoint: files travel to the store as they are'
    ),
    { what: 'new files', state: 'ok', found: disk === 's3' ? 'in the store' : 'on the disk' },
  ]
}
