import { ConflictDialog } from '../form/conflict-dialog'
import type { useRecordAction } from './use-record-action'

/** The conflict dialog of a page's actions; reloading shows the record as it is now. */
export function ActionConflict({ action }: { action: ReturnType<typeof useRecordAction> }) {
  const reload = async () => {
    await action.refresh()
    action.closeConflict()
  }
  return (
    <ConflictDialog
      error={action.conflict}
      onReload={() => void reload()}
      onClose={action.closeConflict}
    />
  )
}
