import { useQueryClient } from '@tanstack/react-query'
import { http, ifMatch, newIdempotencyKey } from '../../../api/http'
import { useRefresh } from '../../../kit/show/use-record'
import { toast } from '../../../providers/toast'
import { CHECKLISTS, checklistsPath, type ChecklistItem } from './checklist'

interface Step {
  path: 'complete' | 'reopen'
  body: object
  /** The message on success. */
  done: string
}

/** Takes a step of an item, and reads again what shows it. Rejects with an HttpError when it is refused. */
export function useItemStep() {
  const client = useQueryClient()
  const refreshChecklists = useRefresh(CHECKLISTS)
  const refreshTasks = useRefresh('people.checklist_items')
  return async ({ id, version, employeeId }: ChecklistItem, { path, body, done }: Step) => {
    await http.post(`/api/checklist-items/${id}/${path}`, body, {
      headers: { ...ifMatch(version), 'Idempotency-Key': newIdempotencyKey() },
    })
    toast({ variant: 'success', title: done })
    await Promise.all([
      client.invalidateQueries({ queryKey: [checklistsPath(employeeId)] }),
      refreshChecklists(),
      refreshTasks(),
    ])
  }
}
