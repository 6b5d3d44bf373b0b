/* Files between the disk and the object store: the job that moves them, and how the store is. */
import objectStoreConfig from '#config/object_store'
import { line, registerHealthLine } from '#core/health/health_lines'
import './move_files_job.js'
import { storeState } from './store_state.js'

registerHealthLine('object_store', async () => {
  const state = await storeState()
  if (!state) return null
  const figures = { bucket: objectStoreConfig.bucket, disk: objectStoreConfig.disk }
  return line(state.works ? 'good' : 'fault', figures, 'away')
})
