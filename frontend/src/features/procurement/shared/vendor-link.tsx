import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import type { Schema } from '../../../api/types'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DateText } from '../../../kit/display/date-text'
import { useSend } from '../../../kit/use-send'
import { useAbility } from '../../../providers/access'

const TEXTS = 'procurement.purchase_orders.share'

interface VendorLinkProps {
  /** Of the prints of the record. */
  path: string
  print: {
    id: number
    share: Pick<NonNullable<Schema<'PurchaseOrderPrint'>['share']>, 'status' | 'expiresAt'> | null
  }
}

/** What became of the code on a PDF for a vendor. */
export function VendorLink({ path, print: { id, share } }: VendorLinkProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const send = useSend()
  const mayClose = useAbility('purchase-orders.manage')
  const text = (key: string) => t(`${TEXTS}.${key}`)
  if (!share) return null
  if (share.status !== 'open') return <span>{text(share.status)}</span>
  const close = async () => {
    await send(text('closed'), () => http.delete(`${path}/${id}/share`))
    await client.invalidateQueries({ queryKey: [path] })
  }
  return (
    <>
      <span>
        {text('open')} <DateText value={share.expiresAt.slice(0, 10)} />
      </span>{' '}
      {mayClose ? (
        <ConfirmAction
          size="small"
          label={text('close')}
          title={text('close_title')}
          content={text('close_text')}
          onConfirm={close}
        />
      ) : null}
    </>
  )
}
