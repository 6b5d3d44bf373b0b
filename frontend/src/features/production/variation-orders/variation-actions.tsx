import type { ReactNode } from 'react'
import {
  CheckOutlined,
  CloseOutlined,
  EditOutlined,
  SendOutlined,
  StopOutlined,
} from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { LinkButton } from '../../../kit/link-button'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { DeleteRecord } from '../../../kit/show/delete-record'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { VARIATION_ORDERS, variationPath, type VariationOrder } from './variation-order'

interface Step {
  name: 'submit' | 'approve' | 'reject' | 'cancel'
  icon: ReactNode
  type?: 'primary'
  danger?: boolean
  /** What is entered with it. */
  entry?: 'reason' | 'comment'
}

const STEPS: Step[] = [
  { name: 'submit', icon: <SendOutlined />, type: 'primary' },
  { name: 'approve', icon: <CheckOutlined />, type: 'primary', entry: 'comment' },
  { name: 'reject', icon: <CloseOutlined />, danger: true, entry: 'reason' },
  { name: 'cancel', icon: <StopOutlined />, danger: true, entry: 'reason' },
]

/** Buttons for what the server allows on this variation. */
export function VariationActions({ variation }: { variation: VariationOrder }) {
  const { t } = useTranslation()
  const action = useRecordAction(VARIATION_ORDERS)
  const text = (key: string) => t(`${VARIATION_ORDERS}.action.${key}`, { number: variation.number })
  return (
    <>
      {variation.can.update ? (
        <LinkButton icon={<EditOutlined />} to={`${variationPath(variation)}/edit`}>
          {t('common.edit')}
        </LinkButton>
      ) : null}
      {STEPS.filter(({ name }) => variation.can[name]).map((step) => (
        <StepButton key={step.name} step={step} variation={variation} action={action} />
      ))}
      {variation.can.delete ? (
        <DeleteRecord
          resource={VARIATION_ORDERS}
          record={variation}
          action={action}
          title={text('delete_title')}
          content={text('delete_text')}
          done={text('deleted')}
        />
      ) : null}
      <ActionConflict action={action} />
    </>
  )
}

interface StepButtonProps {
  step: Step
  variation: VariationOrder
  action: ReturnType<typeof useRecordAction>
}

function StepButton({ step, variation, action }: StepButtonProps) {
  const { t } = useTranslation()
  const { name, entry, ...look } = step
  const text = (key: string) => t(`${VARIATION_ORDERS}.action.${key}`, { number: variation.number })
  return (
    <ConfirmAction
      {...look}
      label={text(name)}
      title={text(`${name}_title`)}
      content={text(`${name}_text`)}
      confirmLabel={text(name)}
      reason={entry ? { label: text(entry), required: entry === 'reason' } : undefined}
      onConfirm={(entered) =>
        action.run(variation, {
          path: name,
          body: entry ? { [entry]: entered || null } : {},
          done: text(`${name}_done`),
        })
      }
    />
  )
}
