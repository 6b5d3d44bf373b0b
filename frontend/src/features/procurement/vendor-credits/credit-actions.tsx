import type { ReactNode } from 'react'
import { CheckOutlined, CloseOutlined, StopOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { VENDOR_CREDITS, type VendorCredit } from './vendor-credit'

interface Step {
  name: 'approve' | 'reject' | 'cancel'
  icon: ReactNode
  type?: 'primary'
  danger?: boolean
  /** What is entered with it. */
  entry: 'reason' | 'comment'
}

const STEPS: Step[] = [
  { name: 'approve', icon: <CheckOutlined />, type: 'primary', entry: 'comment' },
  { name: 'reject', icon: <CloseOutlined />, danger: true, entry: 'reason' },
  { name: 'cancel', icon: <StopOutlined />, danger: true, entry: 'reason' },
]

/** Buttons for what the server allows on this return or credit note. */
export function CreditActions({ credit }: { credit: VendorCredit }) {
  const { t } = useTranslation()
  const action = useRecordAction(VENDOR_CREDITS)
  const text = (key: string) => t(`${VENDOR_CREDITS}.action.${key}`, { number: credit.number })
  return (
    <>
      {STEPS.filter(({ name }) => credit.can[name]).map(({ name, entry, ...look }) => (
        <ConfirmAction
          key={name}
          {...look}
          label={text(name)}
          title={text(`${name}_title`)}
          content={text(`${name}_text`)}
          confirmLabel={text(name)}
          reason={{ label: text(entry), required: entry === 'reason' }}
          onConfirm={(entered) =>
            action.run(credit, {
              path: name,
              body: { [entry]: entered || null },
              done: text(`${name}_done`),
            })
          }
        />
      ))}
      <ActionConflict action={action} />
    </>
  )
}
