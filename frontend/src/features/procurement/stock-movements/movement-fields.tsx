import { Alert, Button, Card, Form, Input, type FormInstance } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../kit/form/field-grid'
import { FieldGroup } from '../../../kit/form/field-group'
import { ChoiceSelect } from '../../../kit/inputs/choice-select'
import { DayInput } from '../../../kit/inputs/day-input'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { LinesItem } from '../../../kit/lines/lines-item'
import { blankLine, useMovementColumns } from './movement-columns'
import { MOVEMENTS } from './movement'
import { useFirstExpired } from './use-first-expired'

/** Their batches are proposed: first expired, first out. */
const BY_BATCH = new Set(['issue', 'transfer'])
/** Written by documents of their own. */
const DOCUMENTS = ['revalue', 'to_vendor']
const WITH_REASON = new Set(['adjust', 'scrap'])

/** All fields of a movement; those that do not apply to its type are left out. */
export function MovementFields({ form }: { form: FormInstance }) {
  const { t } = useTranslation()
  const type = (Form.useWatch('type', form) as string | undefined) ?? 'receive'
  const columns = useMovementColumns(type)
  const batches = useFirstExpired(form)
  return (
    <>
      <HeadFields type={type} />
      <Alert
        type="info"
        showIcon
        message={t(`${MOVEMENTS}.hint.${type}`)}
        style={{ marginBlockEnd: 12 }}
      />
      <Card size="small" title={t(`${MOVEMENTS}.lines`)} style={{ marginBlockEnd: 16 }}>
        <div onBlur={batches.onBlur}>
          <LinesItem
            name="lines"
            label={t(`${MOVEMENTS}.lines`)}
            columns={columns}
            blank={blankLine}
            optional={type === 'count'}
            tools={
              BY_BATCH.has(type) ? (
                <Button size="small" onClick={() => void batches.ask()}>
                  {t(`${MOVEMENTS}.fill_batches`)}
                </Button>
              ) : undefined
            }
          />
        </div>
      </Card>
    </>
  )
}

function HeadFields({ type }: { type: string }) {
  return (
    <FieldGroup>
      <Field resource={MOVEMENTS} name="type" required>
        <ChoiceSelect list="movement-types" without={DOCUMENTS} allowClear={false} />
      </Field>
      <Field resource={MOVEMENTS} name="movedOn" required>
        <DayInput />
      </Field>
      <Field resource={MOVEMENTS} name="warehouseId" required>
        <RecordSelect lookup="warehouses/lookup" />
      </Field>
      {type === 'transfer' ? (
        <Field resource={MOVEMENTS} name="toWarehouseId" required>
          <RecordSelect lookup="warehouses/lookup" />
        </Field>
      ) : null}
      {type === 'issue' || type === 'return' ? (
        <Field resource={MOVEMENTS} name="projectId" required>
          <RecordSelect lookup="projects/lookup" />
        </Field>
      ) : null}
      {type === 'issue' || type === 'transfer' ? (
        <Field resource={MOVEMENTS} name="handedTo">
          <Input maxLength={200} />
        </Field>
      ) : null}
      <Field resource={MOVEMENTS} name="reason" required={WITH_REASON.has(type)} wide>
        <Input.TextArea rows={2} maxLength={1000} />
      </Field>
    </FieldGroup>
  )
}
