import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import { useAbility } from '../../../providers/access'
import { useFormats } from '../../../kit/display/use-formats'
import { UndoBar } from '../../../kit/undo-bar'
import type { Client } from './client'
import type { ClientMerge } from './client-merge'
import { useUndoMerge } from './use-undo-merge'

/** Whom this client took in during the last thirty days, each with a way back. */
export function MergeNotice({ client }: { client: Client }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const undo = useUndoMerge()
  const allowed = useAbility('clients.manage')
  const { data = [] } = useQuery({
    queryKey: ['client-merges', client.id, client.version],
    enabled: allowed,
    queryFn: async () => {
      const path = `/api/client-merges?keptId=${client.id}&status=merged&_start=0&_end=5`
      return (await http.get<ClientMerge[]>(path)).data
    },
  })
  return data
    .filter(({ can }) => can.undo)
    .map((merge) => (
      <UndoBar
        key={merge.id}
        message={t('commercial.clients.merge.took_in', {
          name: merge.mergedLabel,
          until: formats.instant(merge.undoUntil),
        })}
        onUndo={() => undo(merge)}
      />
    ))
}
