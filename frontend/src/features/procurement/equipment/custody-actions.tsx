import type { ReactNode } from 'react'
import { Checkbox, Form, Input } from 'antd'
import { LoginOutlined, LogoutOutlined, ToolOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { ChoiceSelect } from '../../../kit/inputs/choice-select'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { SignaturePad } from '../../../kit/inputs/signature-pad'
import { today } from '../../../kit/inputs/today'
import type { useRecordAction } from '../../../kit/show/use-record-action'
import { EQUIPMENT, type Equipment } from './equipment'

interface CustodyActionsProps {
  equipment: Equipment
  action: ReturnType<typeof useRecordAction>
}

/** Hand out, take back, and what happened in between. */
export function CustodyActions({ equipment, action }: CustodyActionsProps) {
  const { t } = useTranslation()
  const text = (key: string) => t(`${EQUIPMENT}.${key}`)
  const run = (path: string, values: object) =>
    action.run(equipment, { path, body: withoutBlanks(values), done: text(`${path}_done`) })
  return (
    <>
      {equipment.can.checkOut ? (
        <ConfirmAction
          type="primary"
          icon={<LogoutOutlined />}
          label={text('check-out')}
          title={t(`${EQUIPMENT}.check-out_title`, { tag: equipment.tag })}
          confirmLabel={text('check-out')}
          fields={<OutFields equipment={equipment} />}
          onConfirm={(_, values) => run('check-out', values)}
        />
      ) : null}
      {equipment.can.checkIn ? (
        <ConfirmAction
          type="primary"
          icon={<LoginOutlined />}
          label={text('check-in')}
          title={t(`${EQUIPMENT}.check-in_title`, { tag: equipment.tag })}
          confirmLabel={text('check-in')}
          fields={<InFields equipment={equipment} />}
          onConfirm={(_, values) => run('check-in', values)}
        />
      ) : null}
      {equipment.can.log ? (
        <ConfirmAction
          icon={<ToolOutlined />}
          label={text('events')}
          title={t(`${EQUIPMENT}.events_title`, { tag: equipment.tag })}
          confirmLabel={t('common.save')}
          fields={<EventFields equipment={equipment} />}
          onConfirm={(_, values) => run('events', values)}
        />
      ) : null}
    </>
  )
}

/** Fields of the dialogs that were left empty are not sent. */
function withoutBlanks(values: object): object {
  const filled = Object.entries(values).filter(([, value]) => value !== undefined && value !== '' && value !== null) // prettier-ignore
  return Object.fromEntries(filled)
}

interface ItemProps {
  name: string
  required?: boolean
  initial?: string
  children: ReactNode
}

function Item({ name, required, initial, children }: ItemProps) {
  const { t } = useTranslation()
  return (
    <Form.Item
      name={name}
      label={t(`${EQUIPMENT}.fields.${name}`)}
      initialValue={initial}
      rules={required ? [{ required: true, message: t('kit.required') }] : undefined}
    >
      {children}
    </Form.Item>
  )
}

function Condition({ equipment }: { equipment: Equipment }) {
  return (
    <>
      <Item name="condition" required initial="good">
        <ChoiceSelect list="equipment-conditions" />
      </Item>
      {equipment.meterType === 'none' ? null : (
        <Item name="meter">
          <DecimalInput placeholder={equipment.meter} />
        </Item>
      )}
      <Item name="note">
        <Input.TextArea rows={2} maxLength={1000} />
      </Item>
      <Item name="signature">
        <SignaturePad />
      </Item>
    </>
  )
}

function OutFields({ equipment }: { equipment: Equipment }) {
  return (
    <>
      <Item name="holderName" required>
        <Input maxLength={160} autoComplete="off" autoFocus />
      </Item>
      <Item name="projectId">
        <RecordSelect lookup="projects/lookup" />
      </Item>
      <Item name="outOn" required initial={today()}>
        <DayInput />
      </Item>
      <Item name="expectedReturnOn">
        <DayInput />
      </Item>
      <Condition equipment={equipment} />
    </>
  )
}

function InFields({ equipment }: { equipment: Equipment }) {
  return (
    <>
      <Item name="backOn" required initial={today()}>
        <DayInput />
      </Item>
      <Condition equipment={equipment} />
    </>
  )
}

function EventFields({ equipment }: { equipment: Equipment }) {
  const form = Form.useFormInstance()
  const kind = Form.useWatch('kind', form) as string | undefined
  return (
    <>
      <Item name="kind" required initial="service">
        <ChoiceSelect list="equipment-events" />
      </Item>
      <Item name="happenedOn" required initial={today()}>
        <DayInput />
      </Item>
      {equipment.meterType === 'none' ? null : (
        <Item name="meter" required={kind === 'reading' || kind === 'meter_reset'}>
          <DecimalInput placeholder={equipment.meter} />
        </Item>
      )}
      {kind === 'inspection' ? <NextInspection /> : null}
      <Item name="cost">
        <DecimalInput suffix="SAR" />
      </Item>
      <Item name="note">
        <Input.TextArea rows={2} maxLength={1000} />
      </Item>
    </>
  )
}

/** The day of the next one, or that there is none: left open, nobody would be told any more. */
function NextInspection() {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const noFurther = Boolean(Form.useWatch('noFurther', form))
  return (
    <>
      {noFurther ? null : (
        <Item name="nextOn" required>
          <DayInput />
        </Item>
      )}
      <Form.Item name="noFurther" valuePropName="checked">
        <Checkbox>{t(`${EQUIPMENT}.fields.noFurther`)}</Checkbox>
      </Form.Item>
    </>
  )
}
