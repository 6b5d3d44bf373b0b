import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import type { useRecordAction } from '../../../kit/show/use-record-action'
import { VENDORS, type Vendor } from './vendor'

const NEEDS_REASON = new Set(['on_hold', 'blacklisted'])
const TEXTS = `${VENDORS}.move`

interface VendorStatusProps {
  vendor: Vendor
  action: ReturnType<typeof useRecordAction>
}

/**
 * A button for every status that the vendor may go to from here. What keeps the viewer from approving
 * it is on the page.
 */
export function VendorStatus({ vendor, action }: VendorStatusProps) {
  const { t } = useTranslation()
  return vendor.nextStatuses.map((status) => (
    <ConfirmAction
      key={status}
      danger={status === 'blacklisted'}
      disabled={status === 'approved' && !vendor.can.approve}
      label={t(`${TEXTS}.${status}`)}
      title={t(`${TEXTS}.${status}_title`, { name: vendor.name })}
      content={t(`${TEXTS}.${status}_text`)}
      reason={{ label: t(`${TEXTS}.reason`), required: NEEDS_REASON.has(status) }}
      onConfirm={(reason) =>
        action.run(vendor, {
          path: 'status',
          body: { status, reason: reason || null, ...seenDocuments(vendor, status) },
          done: t(`${TEXTS}.done`),
        })
      }
    />
  ))
}

/** Approved is what is on screen, not what someone has put in its place meanwhile. */
const seenDocuments = ({ documents }: Vendor, status: string) =>
  status === 'approved' ? { documentIds: documents.map(({ id }) => id) } : {}

/** For who enters vendors and does not approve any. */
export function SubmitVendor({ vendor, action }: VendorStatusProps) {
  const { t } = useTranslation()
  if (!vendor.can.submit || vendor.nextStatuses.length > 0) return null
  const text = (key: string) => t(`${VENDORS}.approval.${key}`, { name: vendor.name })
  return (
    <ConfirmAction
      label={text('submit')}
      title={text('submit_title')}
      content={text('submit_text')}
      onConfirm={() => action.run(vendor, { path: 'submit', done: text('submit_done') })}
    />
  )
}
