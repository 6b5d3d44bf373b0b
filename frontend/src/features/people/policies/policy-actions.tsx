import { BellOutlined, EditOutlined, SendOutlined, StopOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DayInput } from '../../../kit/inputs/day-input'
import { today } from '../../../kit/inputs/today'
import { PrintButton } from '../../../kit/jobs/print-button'
import { LinkButton } from '../../../kit/link-button'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { DeleteRecord } from '../../../kit/show/delete-record'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { Field } from '../../../kit/form/field-grid'
import { DraftButton } from './draft-button'
import { POLICIES, policyPath, type Policy } from './policy'

/** Buttons for what the server allows on this policy. */
export function PolicyActions({ policy }: { policy: Policy }) {
  const { t } = useTranslation()
  const action = useRecordAction(POLICIES)
  const { can, code } = policy
  const text = (key: string) => t(`${POLICIES}.action.${key}`, { code })
  return (
    <>
      {policy.revision === null ? null : (
        <PrintButton url={`/api/policies/${policy.id}/prints`} label={text('print')} />
      )}
      {can.update ? (
        <LinkButton icon={<EditOutlined />} to={`${policyPath(policy)}/edit`}>
          {t('common.edit')}
        </LinkButton>
      ) : null}
      {can.revise || can.draft ? <DraftButton policy={policy} action={action} /> : null}
      {can.publish ? <PublishButton policy={policy} action={action} /> : null}
      {can.remind ? <RemindButton policy={policy} action={action} /> : null}
      {can.withdraw ? <WithdrawButton policy={policy} action={action} /> : null}
      {can.delete ? (
        <DeleteRecord
          resource={POLICIES}
          record={policy}
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

interface StepProps {
  policy: Policy
  action: ReturnType<typeof useRecordAction>
}

const DayField = ({ name }: { name: string }) => (
  <Field resource={POLICIES} name={name} required initialValue={today()}>
    <DayInput />
  </Field>
)

function RemindButton({ policy, action }: StepProps) {
  const { t } = useTranslation()
  const text = (key: string) => t(`${POLICIES}.action.${key}`, { code: policy.code })
  const count = policy.readerCount - policy.readCount
  if (!count) return null
  return (
    <ConfirmAction
      icon={<BellOutlined />}
      label={text('remind')}
      title={text('remind_title')}
      content={t(`${POLICIES}.action.remind_text`, { count })}
      confirmLabel={text('remind')}
      onConfirm={() => action.run(policy, { path: 'reminders', done: text('reminded') })}
    />
  )
}

function PublishButton({ policy, action }: StepProps) {
  const { t } = useTranslation()
  const text = (key: string) => t(`${POLICIES}.action.${key}`, { code: policy.code })
  return (
    <ConfirmAction
      type="primary"
      icon={<SendOutlined />}
      label={text('publish')}
      title={text('publish_title')}
      content={text('publish_text')}
      confirmLabel={text('publish')}
      fields={<DayField name="effectiveOn" />}
      onConfirm={(_, { effectiveOn }) =>
        action.run(policy, { path: 'publish', body: { effectiveOn }, done: text('published') })
      }
    />
  )
}

function WithdrawButton({ policy, action }: StepProps) {
  const { t } = useTranslation()
  const text = (key: string) => t(`${POLICIES}.action.${key}`, { code: policy.code })
  return (
    <ConfirmAction
      danger
      icon={<StopOutlined />}
      label={text('withdraw')}
      title={text('withdraw_title')}
      content={text('withdraw_text')}
      confirmLabel={text('withdraw')}
      fields={<DayField name="withdrawnOn" />}
      onConfirm={(_, { withdrawnOn }) =>
        action.run(policy, { path: 'withdraw', body: { withdrawnOn }, done: text('withdrawn') })
      }
    />
  )
}
