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

/** A button for every status that the vendor may go to from here. */
export function VendorStatus({ vendor, action }: VendorStatusProps) {
  const { t } = useTranslation()
  return vendor.nextStatuses.map((status) => (
    <ConfirmAction
      key={status}
      danger={status === 'blacklisted'}
      label={t(`${TEXTS}.${status}`)}
      title={t(`${TEXTS}.${status}_title`, { name: vendor.name })}
      content={t(`${TEXTS}.${status}_text`)}
      reason={{ label: t(`${TEXTS}.reason`), required: NEEDS_REASON.has(status) }}
      onConfirm={(reason) =>
        action.run(vendor, {
          path: 'status',
          body: { status, reason: reason || null },
          done: t(`${TEXTS}.done`),
        })
      }
    />
  ))
}
