import { lazy, Suspense } from 'react'
import { usePendingUndo } from './undo-store'

const UndoItems = lazy(() => import('./undo-items'))

/**
 * Changes that can still be undone. They have their own bar because only one toast shows at a
 * time: a later toast would take the Undo button away while the change still waits.
 */
export function UndoBar() {
  const pending = usePendingUndo()
  if (pending.length === 0) return null
  return (
    <Suspense>
      <UndoItems pending={pending} />
    </Suspense>
  )
}
