import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { http, ifMatch, newIdempotencyKey } from '../../../api/http'
import { Field } from '../../../kit/form/field-grid'
import { FormDialog } from '../../../kit/form/form-dialog'
import { ChoiceSelect } from '../../../kit/inputs/choice-select'
import { LEADS, neededFor, type Lead, type LeadStage } from './lead'
import { QuotationSelect } from './quotation-select'

interface MoveValues {
  reason?: string
  lostReason?: string
  quotationNumber?: string
}

/** Takes a lead to another stage on the version that is shown. Rejects with the server's refusal. */
export async function moveLead(lead: Lead, stage: LeadStage, values: MoveValues = {}) {
  const { reason, lostReason, quotationNumber } = values
  const { data } = await http.post<Lead>(
    `/api/leads/${lead.id}/move`,
    {
      stage,
      reason: reason || null,
      ...(lostReason && { lostReason }),
      ...(quotationNumber && { quotationNumber }),
    },
    { headers: { ...ifMatch(lead.version), 'Idempotency-Key': newIdempotencyKey() } }
  )
  return data
}

interface MoveDialogProps {
  lead: Lead
  stage: LeadStage
  onMoved: () => void
  onClose: () => void
}

/** Asks for what a move needs: why it goes back, why the lead is lost, or which quotation it has. */
export function MoveDialog({ lead, stage, onMoved, onClose }: MoveDialogProps) {
  const { t } = useTranslation()
  const needed = neededFor(lead.stage, stage)
  const values = { number: lead.number, stage: t(`kit.status.${stage}`) }
  return (
    <FormDialog<MoveValues>
      title={t(`${LEADS}.move.title`, values)}
      intro={needed ? t(`${LEADS}.move.${needed}`) : null}
      saveLabel={t(`${LEADS}.move.save`)}
      onClose={onClose}
      onSave={async (entered) => {
        await moveLead(lead, stage, entered)
        onMoved()
      }}
    >
      {needed === 'lostReason' ? (
        <Field resource={LEADS} name="lostReason" required>
          <ChoiceSelect list="lost-reasons" />
        </Field>
      ) : null}
      {needed === 'quotation' ? (
        <Field resource={LEADS} name="quotationNumber" required>
          <QuotationSelect />
        </Field>
      ) : (
        <Field
          resource={LEADS}
          name="reason"
          required={needed === 'reason'}
          rules={[{ whitespace: true }]}
        >
          <Input.TextArea rows={3} maxLength={1000} />
        </Field>
      )}
    </FormDialog>
  )
}
