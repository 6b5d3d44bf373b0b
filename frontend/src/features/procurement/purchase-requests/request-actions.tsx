import type { ReactNode } from 'react'
import {
  CheckOutlined,
  CloseOutlined,
  EditOutlined,
  ReloadOutlined,
  SendOutlined,
  StopOutlined,
} from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { LinkButton } from '../../../kit/link-button'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { DeleteRecord } from '../../../kit/show/delete-record'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { InviteVendors } from './invite-vendors'
import { PURCHASE_REQUESTS, requestPath, type PurchaseRequest } from './purchase-request'

interface Step {
  name: keyof PurchaseRequest['can']
  icon: ReactNode
  type?: 'primary'
  danger?: boolean
  reason?: boolean
  comment?: boolean
}

/** One line per step of a request: its look and whether it takes a reason or a comment. */
const ACTIONS: Step[] = [
  { name: 'submit', icon: <SendOutlined />, type: 'primary' },
  { name: 'approve', icon: <CheckOutlined />, type: 'primary', comment: true },
  { name: 'reject', icon: <CloseOutlined />, danger: true, reason: true },
  { name: 'reopen', icon: <ReloadOutlined /> },
  { name: 'cancel', icon: <StopOutlined />, danger: true, reason: true },
]

/** Buttons for what the server allows on this request. */
export function RequestActions({ request }: { request: PurchaseRequest }) {
  const { t } = useTranslation()
  const action = useRecordAction(PURCHASE_REQUESTS)
  const text = (key: string) => t(`${PURCHASE_REQUESTS}.action.${key}`, { number: request.number })
  return (
    <>
      {request.can.update ? (
        <LinkButton icon={<EditOutlined />} to={`${requestPath(request)}/edit`}>
          {t('common.edit')}
        </LinkButton>
      ) : null}
      {request.can.quote ? <InviteVendors request={request} action={action} /> : null}
      {ACTIONS.filter(({ name }) => request.can[name]).map((step) => (
        <StepButton key={step.name} step={step} request={request} action={action} />
      ))}
      {request.can.delete ? (
        <DeleteRecord
          resource={PURCHASE_REQUESTS}
          record={request}
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
  request: PurchaseRequest
  action: ReturnType<typeof useRecordAction>
}

function StepButton({ step, request, action }: StepButtonProps) {
  const { t } = useTranslation()
  const { name, reason, comment, ...look } = step
  const text = (key: string) => t(`${PURCHASE_REQUESTS}.action.${key}`, { number: request.number })
  return (
    <ConfirmAction
      {...look}
      label={text(name)}
      title={text(`${name}_title`)}
      content={text(`${name}_text`)}
      confirmLabel={text(name)}
      reason={
        reason || comment
          ? { label: text(reason ? 'reason' : 'comment'), required: !!reason }
          : undefined
      }
      onConfirm={(entered) =>
        action.run(request, {
          path: name,
          body: reason ? { reason: entered } : comment ? { comment: entered || null } : {},
          done: text(`${name}_done`),
        })
      }
    />
  )
}
