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
import { REQUESTS, requestPath, type PurchaseRequest } from './request'

/** One line per step of a request's life: its look and what is said with it. */
const ACTIONS = [
  { name: 'submit', icon: <SendOutlined />, type: 'primary' as const },
  { name: 'approve', icon: <CheckOutlined />, type: 'primary' as const, comment: true },
  { name: 'reject', icon: <CloseOutlined />, danger: true, reason: true },
  { name: 'reopen', icon: <ReloadOutlined /> },
  { name: 'cancel', icon: <StopOutlined />, danger: true, reason: true },
]

/** Buttons for what the server allows on this request. */
export function RequestActions({ request }: { request: PurchaseRequest }) {
  const { t } = useTranslation()
  const action = useRecordAction(REQUESTS)
  const text = (key: string) => t(`${REQUESTS}.action.${key}`, { number: request.number })
  return (
    <>
      {request.can.update ? (
        <LinkButton icon={<EditOutlined />} to={`${requestPath(request)}/edit`}>
          {t('common.edit')}
        </LinkButton>
      ) : null}
      {request.can.quote ? <InviteVendors request={request} action={action} /> : null}
      {ACTIONS.filter(({ name }) => request.can[name]).map(({ name, reason, comment, ...look }) => (
        <ConfirmAction
          key={name}
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
          onConfirm={(said) =>
            action.run(request, {
              path: name,
              body: reason ? { reason: said } : comment ? { comment: said || null } : {},
              done: text(`${name}_done`),
            })
          }
        />
      ))}
      {request.can.delete ? (
        <DeleteRecord
          resource={REQUESTS}
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
