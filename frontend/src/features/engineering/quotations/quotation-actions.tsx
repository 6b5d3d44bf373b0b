import { EditOutlined, FilePdfOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { LinkButton } from '../../../kit/link-button'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { DeleteRecord } from '../../../kit/show/delete-record'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { CopyButtons } from './copies/copy-buttons'
import { STEPS } from './life-steps'
import { allows, quotationPath, QUOTATIONS, sheetsPath, type QuotationDetail } from './quotation'
import { ReviseButton } from './revise-button'
import { VaryButton } from './variations/vary-button'

const TEXTS = `${QUOTATIONS}.action`

interface QuotationActionsProps {
  quotation: QuotationDetail
  /** Decisions only, without the later life, edit, tracking sheet and delete. */
  compact?: boolean
}

/** Buttons for what the server allows on this quotation. */
export function QuotationActions({ quotation, compact = false }: QuotationActionsProps) {
  const { t } = useTranslation()
  const action = useRecordAction(QUOTATIONS)
  const steps = STEPS.filter(
    ({ name, isDecision }) => allows(quotation, name) && (isDecision || !compact)
  )
  return (
    <>
      {steps.map(({ name, reason, fields, isDecision: _isDecision, ...look }) => (
        <ConfirmAction
          key={name}
          {...look}
          label={t(`${TEXTS}.${name}`)}
          title={t(`${TEXTS}.${name}_title`, { number: quotation.number })}
          content={t(`${TEXTS}.${name}_text`)}
          confirmLabel={t(`${TEXTS}.${name}`)}
          fields={fields}
          reason={reason && { label: t(`${TEXTS}.${reason.label}`), required: reason.required }}
          onConfirm={(text, values) =>
            action.run(quotation, {
              path: name,
              body: { ...stated(values), ...(reason && text ? { reason: text } : {}) },
              done: t(`${TEXTS}.${name}_done`),
            })
          }
        />
      ))}
      {compact ? null : <RecordButtons quotation={quotation} action={action} />}
      <ActionConflict action={action} />
    </>
  )
}

/** Fields left empty are not sent. */
function stated(values: Record<string, unknown>): Record<string, unknown> {
  const { reason: _, ...rest } = values
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => value))
}

interface RecordButtonsProps {
  quotation: QuotationDetail
  action: ReturnType<typeof useRecordAction>
}

function RecordButtons({ quotation, action }: RecordButtonsProps) {
  const { t } = useTranslation()
  return (
    <>
      <LinkButton icon={<FilePdfOutlined />} to={sheetsPath(quotation)}>
        {t(`${QUOTATIONS}.tracking_sheets`)}
      </LinkButton>
      {allows(quotation, 'revise') ? <ReviseButton quotation={quotation} action={action} /> : null}
      {allows(quotation, 'vary') ? <VaryButton quotation={quotation} action={action} /> : null}
      {quotation.can.plan ? <CopyButtons quotation={quotation} action={action} /> : null}
      {quotation.can.update ? (
        <LinkButton icon={<EditOutlined />} to={`${quotationPath(quotation)}/edit`}>
          {t('common.edit')}
        </LinkButton>
      ) : null}
      {quotation.can.delete ? (
        <DeleteRecord
          resource={QUOTATIONS}
          record={quotation}
          action={action}
          title={t(`${QUOTATIONS}.delete_title`, { number: quotation.number })}
          content={t(`${QUOTATIONS}.delete_warning`)}
          done={t(`${QUOTATIONS}.deleted`)}
        />
      ) : null}
    </>
  )
}
