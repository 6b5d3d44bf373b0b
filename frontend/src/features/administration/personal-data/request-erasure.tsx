import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import { ConfirmAction } from '../../../kit/confirm-action'
import { toast } from '../../../providers/toast'
import { pathOf, PERSONAL_DATA, type Kind } from './personal-data'

interface RequestErasureProps {
  kind: Kind
  id: number
  onRequested: () => void
}

/** Requests with a reason what a second person confirms. */
export function RequestErasure({ kind, id, onRequested }: RequestErasureProps) {
  const { t } = useTranslation()
  const request = async (reason: string) => {
    try {
      await http.post(`${pathOf(kind, id)}/erasure`, { reason })
      toast({ variant: 'success', title: t(`${PERSONAL_DATA}.erase.requested`) })
      onRequested()
    } catch (error) {
      const description = messageOf(error, t('kit.try_again'))
      toast({ variant: 'destructive', title: t('kit.action_failed'), description })
      throw error
    }
  }
  return (
    <div>
      <ConfirmAction
        danger
        type="primary"
        label={t(`${PERSONAL_DATA}.erase.request`)}
        title={t(`${PERSONAL_DATA}.erase.request_title`)}
        content={t(`${PERSONAL_DATA}.erase.request_text`)}
        confirmLabel={t(`${PERSONAL_DATA}.erase.request`)}
        reason={{ label: t(`${PERSONAL_DATA}.erase.reason`), required: true }}
        onConfirm={request}
      />
    </div>
  )
}
