import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { http, ifMatch, newIdempotencyKey } from '../../../../api/http'
import type { Schema } from '../../../../api/types'
import { Field } from '../../../../kit/form/field-grid'
import { FormDialog } from '../../../../kit/form/form-dialog'
import { ChoiceSelect } from '../../../../kit/inputs/choice-select'
import { DayInput } from '../../../../kit/inputs/day-input'
import { toast } from '../../../../providers/toast'
import { MoveDialog } from '../../leads/move-dialog'
import { SALES, type PipelineCard } from '../sales'
import { stepTo, type QuotationMove } from './moves'
import type { AskedMove } from './use-board-moves'

const BOARD = `${SALES}.board`

interface BoardDialogProps extends AskedMove {
  onMoved: () => void
  onClose: () => void
}

/** What has to be entered with a move of the board. */
export function BoardDialog({ card, place, onMoved, onClose }: BoardDialogProps) {
  if (card.kind === 'lead' && place.kind === 'lead')
    return <MoveDialog lead={card.lead} stage={place.stage} onMoved={onMoved} onClose={onClose} />
  if (card.kind !== 'quotation' || place.kind !== 'quotation') return null
  const step = stepTo(card.stage, place.stage)
  if (!step) return null
  return <QuotationDialog quotation={card.quotation} {...{ step, onMoved, onClose }} />
}

interface QuotationDialogProps {
  quotation: PipelineCard
  step: QuotationMove
  onMoved: () => void
  onClose: () => void
}

/** A step of a quotation, on its version of now: the server refuses what is no longer possible. */
async function takeStep({ id }: PipelineCard, step: QuotationMove, values: object) {
  const { data } = await http.get<Schema<'QuotationDetail'>>(`/api/quotations/${id}`)
  const entries = Object.entries(values).map(([name, value]) => [name, value || null])
  await http.post(`/api/quotations/${id}/${step}`, Object.fromEntries(entries), {
    headers: { ...ifMatch(data.version), 'Idempotency-Key': newIdempotencyKey() },
  })
}

function QuotationDialog({ quotation, step, onMoved, onClose }: QuotationDialogProps) {
  const { t } = useTranslation()
  const text = (name: string) => t(`${BOARD}.${name}.${step}`, { number: quotation.number })
  return (
    <FormDialog
      title={text('heading')}
      intro={text('intro')}
      saveLabel={text('save')}
      onClose={onClose}
      onSave={async (values: object) => {
        await takeStep(quotation, step, values)
        toast({ variant: 'success', title: text('done') })
        onMoved()
      }}
    >
      <StepFields step={step} />
    </FormDialog>
  )
}

const field = (name: string) => ({ resource: BOARD, name })

function StepFields({ step }: { step: QuotationMove }) {
  if (step === 'send') return <TermFields />
  const isReopened = step === 'reopen'
  return (
    <>
      {step === 'lose' ? (
        <>
          <Field {...field('lostReason')} required>
            <ChoiceSelect list="lost-reasons" />
          </Field>
          <Field {...field('competitor')}>
            <Input maxLength={160} />
          </Field>
        </>
      ) : null}
      <Field {...field('reason')} required={isReopened} rules={[{ whitespace: true }]}>
        <Input.TextArea rows={3} maxLength={1000} />
      </Field>
      {isReopened ? <TermFields /> : null}
    </>
  )
}

function TermFields() {
  return (
    <>
      <Field {...field('validUntilOn')}>
        <DayInput />
      </Field>
      <Field {...field('followUpOn')}>
        <DayInput />
      </Field>
    </>
  )
}
