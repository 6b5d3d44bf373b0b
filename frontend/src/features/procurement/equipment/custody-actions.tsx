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
import { Item, withoutBlanks } from './dialog-fields'
import { MeterFields } from './meter-fields'
import { EQUIPMENT, type Equipment, type EquipmentAction } from './equipment'

type Step = 'check-out' | 'check-in' | 'events'

interface CustodyActionsProps {
  equipment: Equipment
  action: EquipmentAction
}

/** Check out, check in, and what happened in between. */
export function CustodyActions({ equipment, action }: CustodyActionsProps) {
  const { t } = useTranslation()
  const { can } = equipment
  const step = (path: Step) => ({
    label: t(`${EQUIPMENT}.${path}`),
    title: t(`${EQUIPMENT}.${path}_title`, { tag: equipment.tag }),
    confirmLabel: path === 'events' ? t('common.save') : t(`${EQUIPMENT}.${path}`),
    onConfirm: (_: string, values: object) => {
      const done = t(`${EQUIPMENT}.${path}_done`)
      return action.run(equipment, { path, body: withoutBlanks(values), done })
    },
  })
  return (
    <>
      {can.checkOut ? (
        <ConfirmAction
          {...step('check-out')}
          type="primary"
          icon={<LogoutOutlined />}
          fields={<OutFields equipment={equipment} />}
        />
      ) : null}
      {can.checkIn ? (
        <ConfirmAction
          {...step('check-in')}
          type="primary"
          icon={<LoginOutlined />}
          fields={<InFields equipment={equipment} />}
        />
      ) : null}
      {can.log ? (
        <ConfirmAction
          {...step('events')}
          icon={<ToolOutlined />}
          fields={<EventFields equipment={equipment} />}
        />
      ) : null}
    </>
  )
}

function Condition({ equipment, day }: { equipment: Equipment; day: string }) {
  return (
    <>
      <Item name="condition" required initial="good">
        <ChoiceSelect list="equipment-conditions" />
      </Item>
      <MeterFields equipment={equipment} day={day} />
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
      <Condition equipment={equipment} day="outOn" />
    </>
  )
}

function InFields({ equipment }: { equipment: Equipment }) {
  return (
    <>
      <Item name="backOn" required initial={today()}>
        <DayInput />
      </Item>
      <Condition equipment={equipment} day="backOn" />
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
      <MeterFields
        equipment={equipment}
        day="happenedOn"
        replaced={kind === 'meter_reset'}
        required={kind === 'reading' || kind === 'meter_reset'}
      />
      {kind === 'inspection' ? <NextInspection /> : null}
      <Item name="cost">
        <DecimalInput suffix="SAR" />
      </Item>
      <Item
        name="note"
        label={kind === 'meter_reset' ? 'reason' : 'note'}
        required={kind === 'meter_reset'}
      >
        <Input.TextArea rows={2} maxLength={1000} />
      </Item>
    </>
  )
}

/** The day of the next one, or that there is none: left open, no reminder would be sent. */
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
