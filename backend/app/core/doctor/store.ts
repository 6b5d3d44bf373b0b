import objectStoreConfig from '#config/object_store'
import { storeState } from '#core/file_moves/store_state'
import { judged, known, type DoctorFinding } from './finding.js'

const LOCAL = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:|\/|$)/

/** Whether what is sent there can be read on the way. */
export const leavesInTheClear = (endpoint: string | null) =>
  Boolean(endpoint?.startsWith('http:') && !LOCAL.test(endpoint))

/** The object store, where one is set. */
export async function examineStore(): Promise<DoctorFinding[]> {
  const state = await storeState()
  if (!state) return [known('store', ['unset'])]
  const { bucket, disk, endpoint } = objectStoreConfig
  const open = leavesInTheClear(endpoint)
  return [
    judged(
      'store',
      state.answer ?? [state.works ? 'bucket' : 'no_parts', { bucket: bucket! }],
      state.works,
      'failed'
    ),
    judged('store_way', [open ? 'clear' : 'safe'], !open, 'warning'),
    known('new_files', [disk === 's3' ? 'store' : 'disk']),
  ]
}
